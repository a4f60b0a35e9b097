import { typeset } from '#facts/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { type Programme, programmes } from '#src/content/courses.ts'
import { fundingOn } from '#src/content/funding.ts'
import { spanInWords } from '#src/content/french-dates.ts'
import { inWords } from '#src/content/number-words.ts'
import { durationOf, sessionsAfter } from './programme.ts'
import { topics } from '#src/content/request-topics.ts'

/** Something that can be asked for in the contact form. */
export type KnownRequest = {
  /** What the message says of it. */
  line: string
  title: string
  /** Under the title. */
  note?: string
  image?: string
}

type KnownCourse = KnownRequest & {
  anchor: string
  /** Those that can be joined, where there are some. */
  sessions?: readonly { id: string; starts: string; line: string }[]
}

const { questions, tree } = fundingOn(buildDay).company

/** What the contact page makes of its address. */
export const requests = typeset({
  topics: Object.entries(topics).map(([code, topic]) => ({
    code,
    subject: topic.subject,
    request:
      'title' in topic ? { title: topic.title, note: topic.note, line: topic.title } : null,
  })),
  /** Of a course that comes without a topic. */
  usual: topics['information-sur-une-formation'].subject,
  courses: programmes.map((course): KnownCourse => ({
    anchor: course.anchor,
    line: `Formation : ${course.title}`,
    title: course.title,
    note: durationOf(course),
    image: course.image,
    ...sessionsOf(course),
  })),
  people: { term: 'Nombre de personnes :', one: 'personne', other: 'personnes' },
  /** What can have been answered to « Qui finance ? ». */
  funding: { title: 'Vos réponses sur le financement', questions, tree },
  heading: {
    start: 'Votre demande porte sur',
    courses: { one: 'une formation', other: 'formations' },
    points: { one: 'un point', other: 'points' },
    none: 'Votre demande ne porte plus sur rien de précis',
    /** From two. */
    numbers: Array.from({ length: 15 }, (_, index) => inWords(index + 2)),
  },
  lead: 'Votre demande figure sous le message.',
  /** Under them. */
  joins: 'Votre message commencera par là.',
  remove: 'Retirer',
  add: [
    { label: 'Ajouter une formation', href: '/formations' },
    {
      label: 'Ajouter une formation obligatoire',
      href: '/solutions/formations-obligatoires',
    },
  ],
} as const)

function sessionsOf(course: Programme) {
  const sessions = sessionsAfter(course, buildDay).map(({ id, starts, ends, place }) => ({
    id,
    starts,
    line: `Session : ${spanInWords(starts, ends)}, ${place}`,
  }))
  return sessions.length === 0 ? {} : { sessions }
}

export type Requests = typeof requests

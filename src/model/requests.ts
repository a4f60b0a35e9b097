import { hoursSpan } from '#facts/format/opening-hours.ts'
import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { agendaAddress, type Programme, programmes } from '#src/content/courses.ts'
import { fundingOn } from '#src/content/funding.ts'
import { spanInWords } from '#src/content/french-dates.ts'
import { capitalized, inWords, lowered } from '#src/content/number-words.ts'
import { plannedCourse, planTexts } from './plan.ts'
import { durationOf, fundingOf, mostSeats, teamOffer } from './programme.ts'
import { pathsLeftOut } from '#src/content/programme-paths.ts'
import { requestRecall } from '#src/content/request-recall.ts'
import { topics } from '#src/content/request-topics.ts'

const { questions, tree } = fundingOn(buildDay).company

/** The data and texts with which the contact form reads requests from its URL and displays them. */
export const requests = typeset({
  topics: Object.entries(topics).map(([code, topic]) => ({
    code,
    subject: topic.subject,
    request:
      'title' in topic ? { title: topic.title, note: topic.note, line: topic.title } : null,
  })),
  /** The subject of the form if its URL contains requests, but no topic. */
  usual: topics['information-sur-une-formation'].subject,
  courses: programmes.map(knownCourse),
  /** The name of the offer for people who can only join an open session. */
  open: 'En session ouverte',
  people: {
    term: 'Nombre de personnes :',
    one: 'personne',
    other: 'personnes',
    unknown: 'Nombre à préciser',
  },
  /** The funding questions whose answers a request can contain. */
  funding: { title: 'Vos réponses sur le financement', questions, tree },
  heading: {
    start: 'Votre demande porte sur',
    courses: { one: 'une formation', other: 'formations' },
    points: { one: 'un point', other: 'points' },
    none: 'Aucune formation dans votre demande',
    /** The number of requests in words, from 2 to 16. */
    numbers: Array.from({ length: 15 }, (_, index) => inWords(index + 2)),
  },
  joins: 'Ces lignes figureront en tête de votre message, qui peut rester vide.',
  plan: planTexts,
  remove: 'Retirer',
  add: [
    { label: 'Ajouter une formation', href: '/formations' },
    {
      label: 'Ajouter une formation obligatoire',
      href: '/solutions/formations-obligatoires',
    },
  ].filter(({ href }) => !pathsLeftOut.includes(href)),
} as const)

function knownCourse(course: Programme) {
  const { figure, isRule, soon, title, unit } = teamOffer(course)
  return {
    anchor: course.anchor,
    line: requestRecall.course + course.title,
    title: course.title,
    note: durationOf(course),
    /** The name of the offer for a group: « Dans vos locaux ». */
    group: title,
    /** The text in place of a date that is still to be agreed. */
    undated: [planTexts.undated, ...(soon === null ? [] : [lowered(soon)])].join(', '),
    /** The price of the offer for a group: « 4 800 € HT le groupe », « Sur devis ». */
    offer: isRule ? figure : `${figure} ${unit}`,
    planned: plannedCourse(course),
    funding: fundingOf(course)[0] ?? null,
    image: course.image,
    ...sessionsOf(course),
  }
}

/** Returns all sessions of a course, also past ones, because the URL of an old plan may contain them. */
function sessionsOf(course: Programme) {
  const sessions = course.sessions.map((session) => {
    const { id, starts, ends, place, times } = session
    const days = `${spanInWords(starts, ends)}, ${place}`
    const hours = times && hoursSpan(times.from, times.to)
    return {
      id,
      starts,
      most: mostSeats(course, session),
      line: `Session : ${days}`,
      schedule: capitalized([days, hours].filter(Boolean).join(', ')),
      agenda: agendaAddress(id),
    }
  })
  return sessions.length === 0 ? {} : { sessions }
}

export type Requests = typeof requests

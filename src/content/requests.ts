import { buildDay } from './build-day.ts'
import { apprenticeshipTrainings, companyCourses, mandatoryTrainings } from './courses.ts'
import { fundingOn } from './funding.ts'
import { durationOf } from './programme.ts'
import { type TopicCode, topics } from './request-topics.ts'

/** What can be asked for in the contact form, by the line that it begins the message with. */
export type Item = {
  line: string
  title: string
  /** Under the title. */
  note?: string
  /** A square drawing. */
  image?: string
}

const courses = [...companyCourses, ...mandatoryTrainings, ...apprenticeshipTrainings]

const { questions, tree } = fundingOn(buildDay).company

/** What the contact page makes of its address. */
export const requests = {
  topics: Object.entries(topics).map(([code, topic]) => ({
    code,
    subject: topic.subject,
    item: itemOf(topic),
  })),
  /** Of a course that comes without a topic. */
  usual: topics['information-sur-une-formation'].subject,
  courses: courses.map((course): Item & { anchor: string } => ({
    anchor: course.anchor,
    line: `Formation : ${course.title}`,
    title: course.title,
    note: durationOf(course),
    image: course.image,
  })),
  /** What can have been answered to « Qui finance ? ». */
  funding: { questions, tree },
  heading: {
    start: 'Votre demande porte sur',
    courses: { one: 'une formation', other: 'formations' },
    points: { one: 'un point', other: 'points' },
    none: 'Votre demande ne porte plus sur rien de précis',
    /** From two. */
    numbers: [
      'deux',
      'trois',
      'quatre',
      'cinq',
      'six',
      'sept',
      'huit',
      'neuf',
      'dix',
      'onze',
      'douze',
      'treize',
      'quatorze',
      'quinze',
      'seize',
    ],
  },
  remove: 'Retirer',
  add: { label: 'Ajouter une formation', href: '/formations' },
} as const

function itemOf(topic: (typeof topics)[TopicCode]): Item | null {
  return 'item' in topic ? { ...topic.item, line: topic.item.title } : null
}

export type Requests = typeof requests

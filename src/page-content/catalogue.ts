import { facts } from '#src/content/facts.ts'
import { buildDay } from '#src/content/build-day.ts'
import { choicesOf } from '#src/content/categories.ts'
import { courses, listOf, mandatoryLink } from '#src/model/course-list.ts'
import {
  companyCourses,
  mandatoryTrainings,
  sessionsAfter,
  wholeAgenda,
} from '#src/content/courses.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { copyAgenda, dateWords, programmeWords } from '#src/content/programme-words.ts'

const record = facts['texts-catalogue']
export const courseCategories = choicesOf(
  'courses',
  { name: 'Toutes les formations', short: 'Toutes' },
  companyCourses,
)

export const { cards, lines } = listOf(courses)

const isDated = [...companyCourses, ...mandatoryTrainings].some(
  (course) => sessionsAfter(course, buildDay).length > 0,
)

const { agenda, ...list } = record.list

export const { head, texts: catalogue } = pageTexts(
  { ...record, list },
  {
    list: {
      duration: 'Durée',
      group: 'Groupe',
      level: 'Niveau',
      ask: programmeWords.ask,
      dates: dateWords,
      request: 'Demander des informations',
      mandatory: mandatoryLink,
      agenda: isDated
        ? { label: agenda, href: wholeAgenda, copyAddress: copyAgenda }
        : null,
    },
    tailorMade: {
      request: 'Demander une formation sur mesure',
      courseTitle: 'Formation sur mesure',
    },
  },
)

import courses from '#facts/courses.json' with { type: 'json' }
import individualQuestions from '#facts/individual-questions.json' with { type: 'json' }
import individual from '#facts/individual-trainings.json' with { type: 'json' }
import mandatory from '#facts/mandatory-trainings.json' with { type: 'json' }
import { counted, opening } from './number-words.ts'

// How many there are, in words: each an export of its own, for the scripts that show it.
export const companyCourses = opening(counted(courses.length, 'formation'))
export const mandatoryTrainings = opening(counted(mandatory.length, 'formation'))
export const individualTrainings = counted(individual.length, 'formation')
export const individualAnswers = counted(individualQuestions.length, 'réponse')

import { courses } from '#src/content/course-list.ts'
import { itemAt } from './item-at.ts'

/** A course of the catalogue by its place, from 0; throws where there is none. */
export const courseAt = (index: number) => itemAt(courses, index)

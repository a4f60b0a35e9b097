import { courses } from '#src/content/pages/catalogue.ts'

/** A course of the catalogue by its place, from 0; throws where there is none. */
export function courseAt(index: number) {
  const course = courses[index]
  if (course === undefined) throw new Error(`The catalogue has no course ${index}.`)
  return course
}

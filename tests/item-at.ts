import { courses } from '#src/model/course-list.ts'

/** What stands at a place of a list, from 0; throws where nothing does. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The list has no item ${index}.`)
  return item
}

/** A course of the catalogue by its place, from 0; throws where there is none. */
export const courseAt = (index: number) => itemAt(courses, index)

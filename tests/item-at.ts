import { courses } from '#src/model/course-list.ts'

/** Returns the list item at a zero-based index. Throws if there is none. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The list has no item ${index}.`)
  return item
}

/** Returns the catalogue course at a zero-based index. Throws if there is none. */
export const courseAt = (index: number) => itemAt(courses, index)

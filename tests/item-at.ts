import { courses } from '#src/model/course-list.ts'

export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The list has no item ${index}.`)
  return item
}

export const courseAt = (index: number) => itemAt(courses, index)

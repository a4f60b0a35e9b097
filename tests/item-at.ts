/** What stands at a place of a list, from 0; throws where nothing does. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The list has no item ${index}.`)
  return item
}

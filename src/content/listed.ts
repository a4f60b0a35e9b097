/** The first of these names that fit in so many characters, after commas. */
export function listed(names: readonly string[], room: number): string {
  return names.reduce((list, name) => {
    const longer = list === '' ? name : `${list}, ${name}`
    return longer.length > room ? list : longer
  }, '')
}

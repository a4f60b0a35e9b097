const files = import.meta.glob<string>('/src/images/*.svg', {
  eager: true,
  import: 'default',
})

/**
 * The address of a picture of this folder.
 * @param name its file without the ending
 * @throws when there is none
 */
export function pictureOf(name: string): string {
  const file = files[`/src/images/${name}.svg`]
  if (file === undefined) throw new Error(`there is no picture ${name}`)
  return file
}

// In a build, the plugin `pageData` replaces the pattern with the pictures that pages display.
const files = import.meta.glob<string>('/src/images/*.svg', {
  eager: true,
  import: 'default',
})

/**
 * Returns the URL of a picture in this folder. The sample's logo and icon are excluded.
 * @param name the file name of the picture, without extension
 * @throws if the picture does not exist
 */
export function pictureOf(name: string): string {
  const file = files[`/src/images/${name}.svg`]
  if (file === undefined) throw new Error(`there is no picture ${name}`)
  return file
}

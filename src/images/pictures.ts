// In a build, the plugin `computedData` replaces the glob pattern with the pictures that pages display.
const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  import: 'default',
})

/** Returns the URL of a picture in this folder by its file name without extension. */
export function pictureOf(name: string): string {
  const file = files[`./${name}.svg`]
  if (file === undefined) throw new Error(`there is no picture ${name}`)
  return file
}

/** One thing broken in the source: a measure of the tests, which owe it one failure. */
export type Fault = {
  /** What goes wrong. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once; with `replace` in its place the file still compiles. */
  readonly find: string
  readonly replace: string
  /** The file of tests that must go red. */
  readonly suite: string
  /** Part of the titles of those of its tests that are run. */
  readonly title?: string
  /** Its suite takes a second or two: tried by `npm test`. */
  readonly isFast?: true
  /** Why no test sees it yet. */
  readonly lives?: string
}

/** The source with the fault in it; throws where the source has moved on. */
export function plant({ name, file, find, replace }: Fault, source: string): string {
  const places = source.split(find).length - 1
  if (places !== 1)
    throw new Error(`"${name}": ${file} holds ${places} times what it would break`)
  return source.replace(find, () => replace)
}

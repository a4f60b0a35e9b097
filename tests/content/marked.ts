/** With `_` for a no-break space, `,,` for a narrow one and `~` for a word joiner. */
export const marked = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u202f', ',,').replaceAll('\u2060', '~')

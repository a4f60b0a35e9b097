/**
 * The document with the drawings that are on screen at once written into it: those that
 * are not `loading="lazy"`, so that none of them waits for a request of its own.
 * @param read the text of an SVG file, by its address
 */
export function withDrawings(document: string, read: (address: string) => string) {
  // React asks ahead for what is about to stand in the document.
  const unasked = document.replaceAll(
    /<link rel="preload" as="image"[^>]*\.svg"[^>]*>/g,
    '',
  )
  return unasked.replaceAll(
    /(<img\b(?![^>]*\sloading="lazy")[^>]*\ssrc=")(\/assets\/[^"]+\.svg)"/g,
    (_, opening: string, address: string) => `${opening}${dataUri(read(address))}"`,
  )
}

/**
 * Shorter than base64, and compresses better.
 * @throws when the drawing's own apostrophes would end an attribute
 */
function dataUri(svg: string) {
  if (svg.includes("'")) throw new Error(`A drawing has an apostrophe: ${svg.slice(0, 80)}`)
  const text = svg.trim().replaceAll('"', "'").replaceAll(/\s+/g, ' ')
  const encoded = text.replaceAll(/[%#&<>{}|\\^`]|[^ -~]/g, encodeURIComponent)
  return `data:image/svg+xml,${encoded.replaceAll(' ', '%20')}`
}

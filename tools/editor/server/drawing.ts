/** What a drawing must not hold to stand in a page as text: programs, styles, addresses of others. */
const forbidden =
  /<(?:script|style|foreignObject|iframe|image|use|a|animate\w*|set)\b|\son\w+\s*=|javascript:|<!ENTITY|\b(?:xlink:)?href\s*=/i

/**
 * A drawing as the site wants it, in a square of its own; undefined where it cannot be one.
 * @param side of the square, in units
 */
export function drawingIn(svg: string, side: number): string | undefined {
  const plain = svg
    .replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>/gi, '')
    .replaceAll(/<(metadata|title|desc|defs)\b[^>]*(?:\/>|>[\s\S]*?<\/\1>)/gi, '')
    .trim()
  const opening = /^<svg\b[^>]*>/i.exec(plain)?.[0]
  if (opening === undefined || !plain.endsWith('</svg>') || forbidden.test(plain))
    return undefined
  // Gradients, clips and the like stand elsewhere in the file.
  if (/url\(\s*['"]?#/.test(plain)) return undefined
  const box = boxOf(opening)
  if (box === undefined) return undefined
  const shapes = plain
    .slice(opening.length, -'</svg>'.length)
    .replaceAll(/\s(?:id|class|xml:space|data-[\w-]+|[a-z]+:[\w-]+)="[^"]*"/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`
  return box === `0 0 ${side} ${side}`
    ? `${square}${shapes}</svg>\n`
    : `${square}<svg width="${side}" height="${side}" viewBox="${box}">${shapes}</svg></svg>\n`
}

/** Its `viewBox`, or what its width and height make. */
function boxOf(opening: string) {
  const box = /\sviewBox="([-\d.\s,]+)"/i.exec(opening)?.[1]
  if (box !== undefined)
    return box
      .trim()
      .split(/[\s,]+/)
      .join(' ')
  const [width, height] = ['width', 'height'].map(
    (side) => new RegExp(`\\s${side}="([\\d.]+)(?:px)?"`).exec(opening)?.[1],
  )
  return width !== undefined && height !== undefined ? `0 0 ${width} ${height}` : undefined
}

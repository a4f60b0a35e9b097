/** The brand of an organisation. Drawings are SVG sources, or `null` if it does not have them. */
export type Brand = {
  readonly color: string
  readonly slogan: string
  readonly name: string
  readonly logo: string | null
  readonly icon: string | null
  readonly drawing: string | null
  /** Path of the TTF file of the letters, because the renderer does not read WOFF2. */
  readonly font: string
}

/** In a logo, lines of this colour get the accent colour of each page. */
export const accent = '#ffd04a'

/**
 * Separates the shapes of a logo from its accent lines. The shapes get the colour of the text around
 * them, because the logo is displayed on white, on the brand colour and on the dark footer.
 */
export function partsOfLogo(svg: string) {
  const [, viewBox = '', content = ''] =
    /<svg[^>]*\bviewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(svg) ?? []
  const lines: string[] = []
  const shapes = content.replaceAll(/<path[^>]*>/g, (path) => {
    const line = path.replace(` stroke="${accent}"`, '')
    if (line === path) return path
    lines.push(line)
    return ''
  })
  return {
    viewBox,
    shapes: shapes.replaceAll(/ (fill|stroke)="(?!none)[^"]*"/g, ' $1="currentColor"'),
    lines: lines.join(''),
  }
}

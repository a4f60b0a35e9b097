/** The brand of an organisation. Each drawing is an SVG source, or `null` if there is none. */
export type Brand = {
  readonly color: string
  readonly slogan: string
  readonly name: string
  readonly logo: string | null
  readonly icon: string | null
  readonly drawing: string | null
  /** The path of the font, as TTF because the SVG renderer does not support WOFF2. */
  readonly font: string
}

/** The accent colour of icons and the share picture. Lines of this colour in a logo are accent lines. */
export const accent = '#ffd04a'

/**
 * Separates the shapes of a logo from its accent lines. The shapes get the colour of the surrounding
 * text, because the logo is displayed on white, on the brand colour and on the dark footer.
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

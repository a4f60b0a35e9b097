/** Draws the icons and the share picture of an organisation from its brand. */
import { Resvg } from '@resvg/resvg-js'
import { type Brand, accent, partsOfLogo } from './brand.ts'

const png = (draw: (brand: Brand) => string, width: number) => (brand: Brand) =>
  load(draw(brand), brand, width).render().asPng()

export const brandPictures = {
  // A browser would render the letter of an icon in a system font, so the letter is converted to a path.
  'favicon.svg': (brand: Brand) =>
    brand.icon === null ? load(drawIcon(brand), brand).toString() : brand.icon,
  'favicon-32.png': png(drawIcon, 32),
  'apple-touch-icon.png': png(drawIcon, 180),
  'icon-192.png': png(drawIcon, 192),
  'icon-512.png': png(drawIcon, 512),
  'open-graph.png': png(drawSharePicture, 1200),
} as const

const load = (svg: string, { font }: Brand, width = 64) =>
  new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  })

const svgOf = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`

const surface = ({ color }: Brand) => `<rect width="100%" height="100%" fill="${color}"/>`

function drawIcon(brand: Brand) {
  if (brand.icon !== null) return brand.icon
  const initial = textLines([brand.name.charAt(0).toUpperCase()], 44, 'x="32" y="45"')
  const line = `<path stroke="${accent}" stroke-width="5" d="M12 54h40"/>`
  return svgOf(64, 64, `${surface(brand)}<g text-anchor="middle">${initial}</g>${line}`)
}

/** The left edge of the texts in the share picture. */
const left = 74

function drawSharePicture(brand: Brand) {
  const { drawing, slogan } = brand
  const width = drawing === null ? 1200 - 2 * left : 590
  const people = drawing?.replace(
    /<svg[^>]*?(?= viewBox)/,
    '<svg x="654" y="149" width="548" height="404"',
  )
  return svgOf(
    1200,
    630,
    [
      surface(brand),
      drawName(brand, width),
      fitText(brand, slogan, { width, lines: 3, sizes: [66, 54, 42], at: 305 }),
      `<path stroke="#fff" stroke-width="3.6" d="M0 524.3H${drawing === null ? 1200 : 660}"/>`,
      people,
    ].join(''),
  )
}

function drawName(brand: Brand, width: number) {
  if (brand.logo === null)
    return [
      `<path stroke="${accent}" stroke-width="4" d="M${left} 86h240"/>`,
      fitText(brand, brand.name, { width, lines: 2, sizes: [58, 46, 34], at: 148 }),
    ].join('')
  const { viewBox, shapes, lines } = partsOfLogo(brand.logo)
  const place = `x="${left - 2}" y="75" width="${width}" height="64" preserveAspectRatio="xMinYMid"`
  return `<svg ${place} viewBox="${viewBox}" color="#fff" fill="#fff">${shapes}<g stroke="${accent}">${lines}</g></svg>`
}

type Room = { width: number; lines: number; sizes: readonly number[]; at: number }

/** Wraps a text at the first size at which its lines fit, or at the last size if they never fit. */
function fitText(brand: Brand, text: string, { width, lines, sizes, at }: Room) {
  const widthOf = (line: string, size: number) =>
    load(svgOf(1, 1, textLines([line], size)), brand).getBBox()?.width ?? 0
  const wrap = (size: number) =>
    text.split(/\s+/).reduce<string[]>((wrapped, word) => {
      const longer = [wrapped.at(-1) ?? [], word].flat().join(' ')
      if (wrapped.length > 0 && widthOf(longer, size) > width) return [...wrapped, word]
      return [...wrapped.slice(0, -1), longer]
    }, [])
  const size = sizes.find((each) => {
    const wrapped = wrap(each)
    return wrapped.length <= lines && wrapped.every((line) => widthOf(line, each) <= width)
  })
  const chosen = size ?? sizes.at(-1) ?? 0
  return textLines(wrap(chosen), chosen, `x="${left - 3}" y="${at}"`)
}

function textLines(lines: readonly string[], size: number, place = '') {
  const spans = lines.map((line, index) => {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<tspan ${place} dy="${index * size * 1.1}">${escaped}</tspan>`
  })
  const look = 'font-family="Radio Canada Big" font-weight="700" letter-spacing="-.02em"'
  return `<text font-size="${size}" ${look} fill="#fff">${spans.join('')}</text>`
}

/** Derives the tones of the site from one brand colour. Colours are written as `#rrggbb`. */

const toneNames = ['brand', 'dark', 'medium', 'light', 'lightest'] as const
export type Tones = Readonly<Record<(typeof toneNames)[number], string>>

/** OKLCH coordinates, in which equal distances look about equally large. The hue is in degrees. */
type Coordinates = { lightness: number; chroma: number; hue: number }

/**
 * Returns the brand colour with its darker and lighter tones. The lighter tones have the same lightness
 * for every brand colour, so that the contrast of dark text on them hardly depends on the brand colour.
 */
export function tonesOf(brand: string): Tones {
  const { lightness, chroma, hue } = coordinatesOf(brand)
  const tone = (toneLightness: number, chromaFactor: number, hueShift: number) =>
    colorOf({
      lightness: toneLightness,
      chroma: chroma * chromaFactor,
      hue: hue + hueShift,
    })
  return {
    brand,
    dark: tone(lightness * 0.83, 0.82, 0.3),
    medium: tone(0.743, 0.602, 4),
    light: tone(0.882, 0.32, 5),
    lightest: tone(0.953, 0.13, 4),
  }
}

/**
 * Whether the brand colour is readable as text on the lightest tone. This contrast (WCAG 2.2, 1.4.3)
 * is lower than that of white text on the brand colour.
 */
export function isDarkEnough(brand: string): boolean {
  const { lightest } = tonesOf(brand)
  return (luminanceOf(lightest) + 0.05) / (luminanceOf(brand) + 0.05) >= 4.5
}

/** Replaces the tones of one colour in the source of a drawing with those of another colour. */
export function recolor(svg: string, from: Tones, to: Tones): string {
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (color) => {
    const name = toneNames.find((tone) => from[tone] === color.toLowerCase())
    return name ? to[name] : color
  })
}

const linearChannels = (color: string) =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

function luminanceOf(color: string) {
  const [red = 0, green = 0, blue = 0] = linearChannels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Matrix = readonly (readonly number[])[]

// These matrices convert colours to OKLab and back (https://bottosson.github.io/posts/oklab/).
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const multiply = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) =>
    row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0),
  )

function coordinatesOf(color: string): Coordinates {
  const cones = multiply(toCones, linearChannels(color)).map(Math.cbrt)
  const [lightness = 0, a = 0, b = 0] = multiply(toLab, cones)
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Converts OKLCH coordinates to a colour. Channel values outside the sRGB gamut are clipped. */
function colorOf({ lightness, chroma, hue }: Coordinates) {
  const angle = (hue * Math.PI) / 180
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const cones = multiply(fromLab, lab).map((value) => value ** 3)
  const digits = multiply(fromCones, cones).map((value) => {
    const channel = Math.min(1, Math.max(0, value))
    const encoded =
      channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/** Returns the RGB channels (0 to 1) of the first hex colour in a CSS value. */
export function channelsOf(color: string) {
  const [, hex = ''] = color.match(/#([\da-f]{3,6})\b/) ?? []
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
}

/** Returns the WCAG 2.2 contrast ratio of two colours, from 1 to 21. Channels range from 0 to 1. */
export function contrastRatio(...colors: readonly (readonly number[])[]) {
  const luminances = colors.map((channels) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

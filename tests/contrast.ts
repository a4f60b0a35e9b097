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

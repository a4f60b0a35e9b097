export type Area = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Cuts an area into one for each size, in proportion and in order, as square as they come.
 * @param sizes above 0, the largest first
 */
export function cut(area: Area, sizes: readonly number[]): readonly Area[] {
  const total = sum(sizes)
  if (sizes.length === 0 || total === 0) return []
  const side = Math.min(area.width, area.height)
  const scale = (area.width * area.height) / total
  let taken = 1
  while (
    taken < sizes.length &&
    worst(sizes.slice(0, taken + 1), side, scale) <=
      worst(sizes.slice(0, taken), side, scale)
  )
    taken += 1
  const row = sizes.slice(0, taken)
  const depth = (sum(row) * scale) / side
  const isWide = area.width >= area.height
  let offset = 0
  const cells = row.map((size) => {
    const length = (size * scale) / depth
    const cell = isWide
      ? { x: area.x, y: area.y + offset, width: depth, height: length }
      : { x: area.x + offset, y: area.y, width: length, height: depth }
    offset += length
    return cell
  })
  const rest = isWide
    ? { ...area, x: area.x + depth, width: area.width - depth }
    : { ...area, y: area.y + depth, height: area.height - depth }
  return [...cells, ...cut(rest, sizes.slice(taken))]
}

/** The ratio of the longest cell of a row to its depth, or the inverse. */
function worst(row: readonly number[], side: number, scale: number) {
  const depth = (sum(row) * scale) / side
  return Math.max(
    ...row.map((size) => {
      const length = (size * scale) / depth
      return Math.max(length / depth, depth / length)
    }),
  )
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

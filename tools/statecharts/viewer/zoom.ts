export type Size = { readonly width: number; readonly height: number }

/** What one press multiplies the size by. */
const pace = 1.25
/** Of a drawing's own size; a larger frame makes it no larger than that by itself. */
const largestFit = 1.25
const largest = 4

/** The scale at which a whole drawing is seen in a frame. */
export function fitOf(frame: Size, drawing: Size): number {
  const { width, height } = drawing
  if (width <= 0 || height <= 0) return 1
  return Math.max(0.05, Math.min(frame.width / width, frame.height / height, largestFit))
}

/** The next scale in or out; undefined is the fit, than which nothing is smaller. */
export function zoomed(
  scale: number | undefined,
  fit: number,
  by: -1 | 1,
): number | undefined {
  const next = Math.min(largest, (scale ?? fit) * pace ** by)
  return next <= fit * 1.01 ? undefined : next
}

/** Where to scroll so that the point at `offset` of the frame stays where it is; pixels. */
export function scrollAfter(scroll: number, offset: number, ratio: number): number {
  return (scroll + offset) * ratio - offset
}

import { logoFile } from './logo-file.ts'
import { logoName, wordmark } from './organisation.ts'

const drawing = logoName && logoFile(logoName)
/**
 * The aspect ratio that `Logo` has for a name on two lines. The `viewBox` of a narrower drawing is widened to
 * this ratio, which limits the height of the logo.
 */
const widthPerHeight = 583 / 208
const [, box = ''] = /\bviewBox="([^"]+)"/.exec(drawing ?? '') ?? []
const [x = 0, y = 0, width = 0, height = 1] = box.split(/[\s,]+/).map(Number)

/** The name to render as text, or `null` if the page contains the drawing `#logo`. */
export const written = drawing === null ? wordmark : null
/** The view box in which the drawing `#logo` is displayed. */
export const frame = { x, y, width: Math.max(width, height * widthPerHeight), height }

import { logoFile } from './logo-file.ts'
import { logoName, wordmark } from './organisation.ts'

const drawing = logoName && logoFile(logoName)
/** A logo is as wide as the sample's, and at most as high as a name on two lines. */
const widthPerHeight = 583 / 208
const [, box = ''] = /\bviewBox="([^"]+)"/.exec(drawing ?? '') ?? []
const [x = 0, y = 0, width = 0, height = 1] = box.split(/[\s,]+/).map(Number)

/** The name as letters, or `null` if the document contains the drawing `#logo`. */
export const written = drawing === null ? wordmark : null
/** The part of the drawing `#logo` that is visible. */
export const frame = { x, y, width: Math.max(width, height * widthPerHeight), height }

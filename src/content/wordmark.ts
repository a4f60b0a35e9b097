import { wordmark } from './organisation.ts'

/** The name whose letters `index.html` draws. */
const drawnName = 'beaucordeau'

/** Whether the logo is the drawing: another name is written. */
export const isDrawn = wordmark === drawnName
export const written = isDrawn ? null : wordmark

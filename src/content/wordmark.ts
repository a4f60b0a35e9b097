import { wordmark } from './organisation.ts'

/** Whether the logo is the drawing of `index.html`: another name is written. */
export const isDrawn = wordmark === 'beaucordeau'
export const written = isDrawn ? null : wordmark

import { wordmark } from './organisation.ts'

/** Whether the logo is the drawing in `index.html`. Any other name is set as text. */
export const isDrawn = wordmark === 'beaucordeau'
export const written = isDrawn ? null : wordmark

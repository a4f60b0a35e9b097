/*
 * Loads React's client as a separate module: `main.ts` evaluates it in one task and the application in
 * the next, so that the browser can handle a tap in between.
 */
export { hydrateRoot } from 'react-dom/client'

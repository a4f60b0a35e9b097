/*
 * React's client as a module of its own: `main.ts` evaluates it in one task and the application in
 * the next, so that a tap in between is answered sooner.
 */
export { hydrateRoot } from 'react-dom/client'

/**
 * The day at which sessions are judged, as an ISO date: the variable BUILD_DAY, else today in
 * Paris. The tests and the site that they build have one day, so that no session goes stale.
 */
export const buildDay = today()

/** The same, at each call: a program that outlives midnight goes on with the next day. */
export function today(): string {
  return (
    (typeof process === 'undefined' ? undefined : process.env.BUILD_DAY) ||
    new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
  )
}

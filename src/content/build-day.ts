const given = typeof process === 'undefined' ? undefined : process.env.BUILD_DAY

/**
 * The day at which sessions are judged, as an ISO date: the variable BUILD_DAY, else today in
 * Paris. The tests and the site that they build have one day, so that no session goes stale.
 */
export const buildDay = today()

/** The ISO moment of the build: of two on one day the later one is told. */
export const buildMoment = given ? `${given}T00:00:00Z` : new Date().toISOString()

/** The day, at each call: a program that outlives midnight goes on with the next. */
export function today(): string {
  return given || new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
}

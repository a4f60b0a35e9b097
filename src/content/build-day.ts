const given = typeof process === 'undefined' ? undefined : process.env.BUILD_DAY

/**
 * The build's day as an ISO date: the variable BUILD_DAY, or today in Paris. The build uses it to omit past
 * sessions and to mark outdated claims. The tests set the variable, so that sample sessions never expire.
 */
export const buildDay = today()

/** The date and time of the build in ISO format. The time orders two builds of the same day. */
export const buildMoment = given ? `${given}T00:00:00Z` : new Date().toISOString()

/** Returns BUILD_DAY, or today in Paris. Programs that run past midnight must call the function again. */
export function today(): string {
  return given || new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
}

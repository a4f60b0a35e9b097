/** The timeout of a request, in milliseconds. */
export const requestTimeout = 15_000

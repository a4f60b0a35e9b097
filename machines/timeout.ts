/** The timeout of a request in milliseconds. After this time, the page offers the visitor an alternative. */
export const requestTimeout = 15_000

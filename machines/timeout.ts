/** The timeout of a request in milliseconds. The page then offers the visitor an alternative. */
export const requestTimeout = 15_000

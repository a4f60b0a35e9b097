/** The time limit of a request in milliseconds. Afterwards the visitor is shown an alternative. */
export const requestTimeout = 15_000

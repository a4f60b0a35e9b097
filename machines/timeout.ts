/** The timeout in milliseconds for sending a message and for loading a page. */
export const requestTimeout = 15_000

/** Milliseconds that what is on its way may take before the visitor is shown another way. */
export const timeout = 15_000

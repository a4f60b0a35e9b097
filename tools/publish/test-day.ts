/** The day of the build for tests and of the tests that read it: nothing written in them goes stale. */
export const testDay = '2026-11-24'

/** Fixed build day of test builds and of their tests, so that expectations never expire. */
export const testDay = '2026-11-24'

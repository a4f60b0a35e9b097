/** Fixed build day of test builds and of their tests, so that expectations never expire. */
export const testDay = '2026-11-24'

/**
 * The facts of test builds and of their tests. They are those of the specification's sample, so that
 * the tests pass whatever the delivered facts say.
 */
export const testFacts = 'tests/sample-facts'

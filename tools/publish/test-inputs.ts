/** The fixed build day of test builds and of their tests, so that expected results never expire. */
export const testDay = '2026-11-24'

/**
 * The folder of facts of test builds and of their tests. It contains the invented organisation, so that
 * the tests do not depend on the facts in `facts/`.
 */
export const testFacts = 'tests/sample-facts'

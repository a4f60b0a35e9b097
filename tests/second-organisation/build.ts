import {
  buildSite,
  mailboxEnvironment,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'

/** Builds the site from the facts in `FACTS_FOLDER` into `dist-second`, with the build day of the tests. */
await buildSite('dist-second', {
  ...mailboxEnvironment(testMailboxOrigin),
  BUILD_DAY: testDay,
})

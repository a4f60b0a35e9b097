import {
  buildSite,
  mailboxEnvironment,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'

/** Builds the site of whom FACTS_FOLDER names into `dist-second`, its day that of the tests. */
await buildSite('dist-second', {
  ...mailboxEnvironment(testMailboxOrigin),
  BUILD_DAY: testDay,
})

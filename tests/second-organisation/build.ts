import {
  buildSite,
  mailboxEnvironment,
  testDay,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'

/** Builds the site from the facts in `FACTS_FOLDER` into a folder, by default `dist-second`. */
await buildSite(process.argv[2] ?? 'dist-second', {
  ...mailboxEnvironment(testMailboxOrigin),
  BUILD_DAY: testDay,
})

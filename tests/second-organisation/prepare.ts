import { buildSecondSite } from './second-site.ts'

/** Builds the site of the second organisation before several suites read it at the same time. */
await buildSecondSite()

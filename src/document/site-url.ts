import * as organisation from '#src/content/organisation.ts'

/** The origin of the site's absolute URLs, without a trailing slash. Available only at build time. */
export const siteUrl = process.env.VITE_SITE_URL || organisation.url

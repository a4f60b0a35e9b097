import * as organisation from '#src/content/organisation.ts'

/** The origin of every absolute URL, without a trailing slash. Available only at build time. */
export const siteUrl = process.env.VITE_SITE_URL || organisation.url

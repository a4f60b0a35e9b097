import * as organisation from '#src/content/organisation.ts'

/** The origin of every absolute address, without a trailing slash. For the build: no browser has it. */
export const siteUrl = process.env.VITE_SITE_URL || organisation.url

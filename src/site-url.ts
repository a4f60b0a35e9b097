import { organisation } from './content/organisation.ts'

/** The origin of every absolute address, without a trailing slash. */
export const siteUrl = import.meta.env.VITE_SITE_URL || organisation.url

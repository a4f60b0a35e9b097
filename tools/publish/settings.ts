import { z } from 'zod'
import { mailboxIdentifiers } from '#tools/mailbox/mailbox.ts'

const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false
  const { hostname, origin, protocol } = new URL(text)
  const isAccepted =
    protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
  return isAccepted && origin === text
}
const trimmed = z.string().trim().default('')
/** Malformed, it is as absent. */
const identifier = trimmed.transform((text) =>
  /^[\w-]{4,64}$/.test(text) && !/^(your|my)[_-]/i.test(text) ? text : '',
)
/** They end up in a security header and in every canonical address. */
const origin = trimmed.refine((text) => text === '' || isOrigin(text), {
  error: ({ input, path }) =>
    `${path?.join()} must be an https:// origin without a trailing slash ` +
    `(http://localhost in development), and is "${String(input)}".`,
})

const identifiers = z.object({
  VITE_EMAILJS_SERVICE_ID: identifier,
  VITE_EMAILJS_TEMPLATE_ID: identifier,
  VITE_EMAILJS_PUBLIC_KEY: identifier,
})
const variables = identifiers.extend({
  VITE_EMAILJS_ORIGIN: origin.transform((text) => text || 'https://api.emailjs.com'),
  VITE_SITE_URL: origin,
})

/** What the Vite build reads through `import.meta.env`. */
export type BuildEnvironment = Readonly<z.output<typeof variables>> & {
  /** Lets the browser tests listen to the machines of the page; absent from what is published. */
  readonly VITE_RECORD_PATHS?: '1'
  /** The day (ISO date) at which dates are judged; absent: today. */
  readonly BUILD_DAY?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** The origin of the mailbox in builds made for the browser tests, whatever port it listens on. */
export const testMailboxOrigin = 'http://localhost:4174'

/**
 * The environment of a production build and the names of the identifiers that are absent
 * or malformed. With one missing all three are emptied, and the site cannot send a message.
 * @throws when VITE_EMAILJS_ORIGIN or VITE_SITE_URL is given and is not an acceptable origin
 */
export function readSettings(given: Variables) {
  const { data, error } = variables.safeParse(given)
  if (error) throw new Error(error.issues.map(({ message }) => message).join('\n'))
  const empty = identifiers.parse({})
  const missing = Object.keys(empty).filter((name) => !Reflect.get(data, name))
  const environment: BuildEnvironment = missing.length > 0 ? { ...data, ...empty } : data
  return { environment, missing }
}

/** The environment of a build that sends its messages to the mailbox at `mailboxOrigin`. */
export function mailboxEnvironment(mailboxOrigin: string): BuildEnvironment {
  return {
    VITE_EMAILJS_SERVICE_ID: mailboxIdentifiers.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: mailboxIdentifiers.templateId,
    VITE_EMAILJS_PUBLIC_KEY: mailboxIdentifiers.publicKey,
    VITE_EMAILJS_ORIGIN: mailboxOrigin,
    VITE_SITE_URL: '',
  }
}

/**
 * The site's and the mailbox's ports: PORT and MAILBOX_PORT, else the given one and 4174.
 * @throws when one is not a whole number from 1 to 65535, or both are one
 */
export function readPorts(siteFallback: number, given: Variables) {
  const read = (name: string, fallback: number) => {
    const text = given[name] || String(fallback)
    const port = Number(text)
    if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
    throw new Error(`${name} must be a port number from 1 to 65535, and is "${text}".`)
  }
  const site = read('PORT', siteFallback)
  const mailbox = read('MAILBOX_PORT', 4174)
  if (site !== mailbox) return { site, mailbox }
  throw new Error(`The site and the mailbox cannot share port ${site}.`)
}

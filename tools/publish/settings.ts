import { mailboxIdentifiers } from '#tools/mailbox/mailbox.ts'

/** What the Vite build reads through `import.meta.env`. */
export type BuildEnvironment = {
  readonly VITE_EMAILJS_SERVICE_ID: string
  readonly VITE_EMAILJS_TEMPLATE_ID: string
  readonly VITE_EMAILJS_PUBLIC_KEY: string
  readonly VITE_EMAILJS_ORIGIN: string
  readonly VITE_SITE_URL: string
  /** Lets the browser tests listen to the machines of the page; absent from what is published. */
  readonly VITE_RECORD_PATHS?: '1'
  /** The day (ISO date) at which dates are judged; absent: today. */
  readonly BUILD_DAY?: string
}

type Variables = Readonly<Record<string, string | undefined>>

const emailJsOrigin = 'https://api.emailjs.com'
/** The origin of the mailbox in builds made for the browser tests, whatever port it listens on. */
export const testMailboxOrigin = 'http://localhost:4174'

const identifierNames = [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
] as const

/**
 * The environment of a production build and the names of the identifiers that are absent
 * or malformed. With one missing all three are emptied, and the site cannot send a message.
 * @throws when VITE_EMAILJS_ORIGIN or VITE_SITE_URL is given and is not an acceptable origin:
 * they end up in a security header and in every canonical address.
 */
export function readSettings(variables: Variables) {
  const given = (name: string) => variables[name]?.trim() ?? ''
  const missing = identifierNames.filter((name) => !isIdentifier(given(name)))
  const identifier = (name: (typeof identifierNames)[number]) =>
    missing.length === 0 ? given(name) : ''
  const environment: BuildEnvironment = {
    VITE_EMAILJS_SERVICE_ID: identifier('VITE_EMAILJS_SERVICE_ID'),
    VITE_EMAILJS_TEMPLATE_ID: identifier('VITE_EMAILJS_TEMPLATE_ID'),
    VITE_EMAILJS_PUBLIC_KEY: identifier('VITE_EMAILJS_PUBLIC_KEY'),
    VITE_EMAILJS_ORIGIN: origin('VITE_EMAILJS_ORIGIN', given) || emailJsOrigin,
    VITE_SITE_URL: origin('VITE_SITE_URL', given),
  }
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
 * The port named by a variable, else the given one.
 * @throws when the variable is not a whole number from 1 to 65535.
 */
export function readPort(name: string, fallback: number, variables: Variables) {
  const text = variables[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a port number from 1 to 65535, and is "${text}".`)
}

/** The site's and the mailbox's ports: PORT and MAILBOX_PORT, else the given one and 4174. */
export function readPorts(siteFallback: number, variables: Variables) {
  const site = readPort('PORT', siteFallback, variables)
  const mailbox = readPort('MAILBOX_PORT', 4174, variables)
  if (site !== mailbox) return { site, mailbox }
  throw new Error(`The site and the mailbox cannot share port ${site}.`)
}

function isIdentifier(text: string) {
  return /^[\w-]{4,64}$/.test(text) && !/^(your|my)[_-]/i.test(text)
}

function origin(name: string, given: (name: string) => string) {
  const text = given(name)
  if (text === '' || isOrigin(text)) return text
  throw new Error(
    `${name} must be an https:// origin without a trailing slash ` +
      `(http://localhost in development), and is "${text}".`,
  )
}

function isOrigin(text: string) {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const accepted =
    url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
  return accepted && url.origin === text
}

import { mailboxIdentifiers } from '#tools/mailbox/mailbox.ts'

const emailjsIdentifiers = {
  VITE_EMAILJS_SERVICE_ID: mailboxIdentifiers.service_id,
  VITE_EMAILJS_TEMPLATE_ID: mailboxIdentifiers.template_id,
  VITE_EMAILJS_PUBLIC_KEY: mailboxIdentifiers.user_id,
}

/** The environment variables of a build. Those with `VITE_` are available in `import.meta.env`. */
export type BuildEnvironment = Readonly<
  Record<keyof typeof emailjsIdentifiers | 'VITE_EMAILJS_ORIGIN' | 'VITE_SITE_URL', string>
> & {
  /** If set, the browser tests can inspect the page's machines. Published builds do not set it. */
  readonly VITE_RECORD_PATHS?: '1'
  /** The day of the build as an ISO date, which decides what has expired. The default is today. */
  readonly BUILD_DAY?: string
  /** The folder of the facts. The default is `facts`. */
  readonly FACTS_FOLDER?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** The mailbox origin in test builds. The browser tests redirect requests for it to their own mailbox. */
export const testMailboxOrigin = 'http://localhost:4174'

/** Returns the environment of a build that sends its messages to a local mailbox. */
export function mailboxEnvironment(mailboxOrigin: string): BuildEnvironment {
  return { ...emailjsIdentifiers, VITE_EMAILJS_ORIGIN: mailboxOrigin, VITE_SITE_URL: '' }
}

/**
 * Reads the environment of a production build and lists the missing or malformed identifiers.
 * If there are any, all three identifiers are left empty, and the site cannot send messages.
 * @throws when VITE_EMAILJS_ORIGIN or VITE_SITE_URL is set to an invalid origin
 */
export function readSettings(variables: Variables) {
  const readVariable = (name: string) => variables[name]?.trim() ?? ''
  const missing = Object.keys(emailjsIdentifiers).filter(
    (name) => !/^(?!(?:your|my)[_-])[\w-]{4,64}$/i.test(readVariable(name)),
  )
  const readIdentifier = (name: string) => (missing.length > 0 ? '' : readVariable(name))
  const environment: BuildEnvironment = {
    VITE_EMAILJS_SERVICE_ID: readIdentifier('VITE_EMAILJS_SERVICE_ID'),
    VITE_EMAILJS_TEMPLATE_ID: readIdentifier('VITE_EMAILJS_TEMPLATE_ID'),
    VITE_EMAILJS_PUBLIC_KEY: readIdentifier('VITE_EMAILJS_PUBLIC_KEY'),
    VITE_EMAILJS_ORIGIN: readVariable('VITE_EMAILJS_ORIGIN') || 'https://api.emailjs.com',
    VITE_SITE_URL: readVariable('VITE_SITE_URL'),
  }
  // The origins are written into a security header and into every canonical URL.
  for (const name of ['VITE_EMAILJS_ORIGIN', 'VITE_SITE_URL'] as const) {
    const text = environment[name]
    const { hostname, origin, protocol } = URL.parse(text) ?? {}
    const isLocal = protocol === 'http:' && hostname === 'localhost'
    if (text === '' || (origin === text && (protocol === 'https:' || isLocal))) continue
    throw new Error(
      `${name} must be an https:// origin without a trailing slash ` +
        `(http://localhost in development), but is "${text}".`,
    )
  }
  return { environment, missing }
}

/**
 * Reads the ports of the site and the mailbox from PORT and MAILBOX_PORT (default 4174).
 * @throws when a port is not an integer from 1 to 65535, or when both are the same
 */
export function readPorts(defaultSitePort: number, variables: Variables) {
  const readPort = (name: string, defaultPort: number) => {
    const text = variables[name] || String(defaultPort)
    const port = Number(text)
    if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
    throw new Error(`${name} must be a port number from 1 to 65535, but is "${text}".`)
  }
  const site = readPort('PORT', defaultSitePort)
  const mailbox = readPort('MAILBOX_PORT', 4174)
  if (site !== mailbox) return { site, mailbox }
  throw new Error(`The site and the mailbox cannot share port ${site}.`)
}

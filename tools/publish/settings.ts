import { mailboxIdentifiers } from '#tools/mailbox/mailbox.ts'

/** What tells EmailJS whose message it is, with the mailbox's own. */
const emailjsIdentifiers = {
  VITE_EMAILJS_SERVICE_ID: mailboxIdentifiers.service_id,
  VITE_EMAILJS_TEMPLATE_ID: mailboxIdentifiers.template_id,
  VITE_EMAILJS_PUBLIC_KEY: mailboxIdentifiers.user_id,
}

/** What the Vite build reads through `import.meta.env`. */
export type BuildEnvironment = Readonly<
  Record<keyof typeof emailjsIdentifiers | 'VITE_EMAILJS_ORIGIN' | 'VITE_SITE_URL', string>
> & {
  /** Lets the browser tests listen to the machines of the page; absent from what is published. */
  readonly VITE_RECORD_PATHS?: '1'
  /** The day (ISO date) at which dates are judged; absent: today. */
  readonly BUILD_DAY?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** The origin of the mailbox in builds made for the browser tests, whatever port it listens on. */
export const testMailboxOrigin = 'http://localhost:4174'

/** The environment of a build that sends its messages to the mailbox at `mailboxOrigin`. */
export function mailboxEnvironment(mailboxOrigin: string): BuildEnvironment {
  return { ...emailjsIdentifiers, VITE_EMAILJS_ORIGIN: mailboxOrigin, VITE_SITE_URL: '' }
}

/**
 * The environment of a production build and the names of the identifiers that are absent
 * or malformed. With one missing all three are empty, and the site cannot send a message.
 * @throws when VITE_EMAILJS_ORIGIN or VITE_SITE_URL is given and is not an acceptable origin
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
  // They end up in a security header and in every canonical address.
  for (const name of ['VITE_EMAILJS_ORIGIN', 'VITE_SITE_URL'] as const) {
    const text = environment[name]
    const { hostname, origin, protocol } = URL.parse(text) ?? {}
    const isLocal = protocol === 'http:' && hostname === 'localhost'
    if (text === '' || (origin === text && (protocol === 'https:' || isLocal))) continue
    throw new Error(
      `${name} must be an https:// origin without a trailing slash ` +
        `(http://localhost in development), and is "${text}".`,
    )
  }
  return { environment, missing }
}

/**
 * The site's and the mailbox's ports: PORT and MAILBOX_PORT, else the given one and 4174.
 * @throws when one is not a whole number from 1 to 65535, or both are one
 */
export function readPorts(defaultSitePort: number, variables: Variables) {
  const readPort = (name: string, defaultPort: number) => {
    const text = variables[name] || String(defaultPort)
    const port = Number(text)
    if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
    throw new Error(`${name} must be a port number from 1 to 65535, and is "${text}".`)
  }
  const site = readPort('PORT', defaultSitePort)
  const mailbox = readPort('MAILBOX_PORT', 4174)
  if (site !== mailbox) return { site, mailbox }
  throw new Error(`The site and the mailbox cannot share port ${site}.`)
}

import { expect, test } from 'vitest'
import { mailboxEnvironment, readPorts, readSettings } from './settings.ts'

const identifiers = {
  VITE_EMAILJS_SERVICE_ID: 'service_a1b2c3',
  VITE_EMAILJS_TEMPLATE_ID: 'template_d4e5f6',
  VITE_EMAILJS_PUBLIC_KEY: 'Zz-9_keyKEYkey',
}

test('a build with all three identifiers sends to EmailJS', () => {
  const VITE_SITE_URL = 'https://mail.example:8443'
  const origins = { VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com', VITE_SITE_URL }
  expect(readSettings({ ...identifiers, VITE_SITE_URL })).toEqual({
    environment: { ...identifiers, ...origins },
    missing: [],
  })
  expect(readSettings({ ...mailboxEnvironment('http://localhost:1') }).missing).toEqual([])
})

const names = Object.keys(identifiers)
test.each(names)('F27 a missing or malformed %s empties all three identifiers', (name) => {
  for (const value of [undefined, '', '  ', 'YOUR_KEY', 'a b c d', '"quoted"', 'abc']) {
    const { environment, missing } = readSettings({ ...identifiers, [name]: value })
    expect(missing).toEqual([name])
    for (const each of names) expect(environment).toHaveProperty(each, '')
  }
})

test.each([
  'https://mail.example/',
  'https://mail.example/path',
  'http://mail.example',
  'http://localhost.evil.example',
  'mail.example',
  "https://mail.example; script-src 'unsafe-inline'",
])('%s is refused as an origin', (origin) => {
  for (const name of ['VITE_EMAILJS_ORIGIN', 'VITE_SITE_URL'])
    expect(() => readSettings({ [name]: origin })).toThrow(
      `${name} must be an https:// origin without a trailing slash (http://localhost in development), but is "${origin}".`,
    )
})

test('reads the ports from environment variables, and rejects invalid or equal ones', () => {
  expect(readPorts(4173, {})).toEqual({ site: 4173, mailbox: 4174 })
  const variables = { PORT: '8080', MAILBOX_PORT: '8081' }
  expect(readPorts(4173, variables)).toEqual({ site: 8080, mailbox: 8081 })
  expect(() => readPorts(4173, { PORT: '4174' })).toThrow(
    'The site and the mailbox cannot share port 4174.',
  )
  for (const text of ['abc', '0', '65536', '-1', '80.5', '1e3'])
    expect(() => readPorts(1, { PORT: text })).toThrow(
      `PORT must be a port number from 1 to 65535, but is "${text}".`,
    )
})

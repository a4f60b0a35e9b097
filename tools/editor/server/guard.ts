import type { IncomingMessage, ServerResponse } from 'node:http'

/** Stricter than any page of the site's own: nothing is evaluated, nothing leaves the machine. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ')

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(body)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

/** Says with what status a request is turned away. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const loopback = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Of this machine, by a name that no other machine can have. */
export function refuseStrangers({ headers, socket }: IncomingMessage): void {
  if (!loopback.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'L’édition ne répond qu’à cet ordinateur.')
  if (!localHost.test(headers.host ?? ''))
    throw new Refusal(403, 'L’édition ne répond qu’à son adresse sur cet ordinateur.')
}

/** Another site that is open in the same browser can send a form here, but neither of these. */
export function refuseOtherPages({ headers, method }: IncomingMessage): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refusal(403, 'L’édition ne répond qu’à sa propre page.')
  if (method === 'GET') return
  if (method !== 'POST') throw new Refusal(405, 'Cette méthode n’est pas connue.')
  if (headers.origin !== `http://${headers.host ?? ''}`)
    throw new Refusal(403, 'L’édition ne répond qu’à sa propre page.')
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'Du JSON est attendu.')
}

/** The body, read as JSON; refused as soon as it is longer than that. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const tooLong = new Refusal(413, 'C’est trop long pour être enregistré.')
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > limit) throw tooLong
    chunks.push(bytes)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal(400, 'Ce n’est pas du JSON.')
  }
}

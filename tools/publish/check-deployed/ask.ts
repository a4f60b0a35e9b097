import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The certificate of a server of one's own, in PEM. */
  readonly ca?: string | undefined
}

export type Answer = {
  /** 0 when nothing answered; the body then says why. */
  readonly status: number
  /** By lower-case name; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** As received: `textOf` decompresses it. */
  readonly body: Buffer
}

const timeout = 15_000

/**
 * Asks a server for a target exactly as written: `fetch` would resolve `..`, follow
 * redirections and decompress. Waits 15 s at most; never rejects.
 * @param origin with its scheme, without a trailing slash
 */
export function ask(origin: string, target: string, question: Question = {}) {
  const { method = 'GET', headers = {}, body, ca } = question
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Answer>((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, headers: {}, body: Buffer.from(error.message) })
    const signal = AbortSignal.timeout(timeout)
    const options = { hostname, port, path: target, method, headers, signal, ca }
    const sent = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const named = Object.entries(response.headersDistinct)
        const received = named.map(([name, values]) => [name, values?.join(', ') ?? ''])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(received),
          body: Buffer.concat(chunks),
        })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/** The body as text, decompressed; empty when it is not what its encoding says. */
export function textOf({ headers, body }: Answer) {
  try {
    const encoding = headers['content-encoding']
    if (encoding === 'br') return brotliDecompressSync(body).toString()
    if (encoding === 'gzip') return gunzipSync(body).toString()
    return body.toString()
  } catch {
    return ''
  }
}

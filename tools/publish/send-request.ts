import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type HttpResponse = {
  /** 0 when nothing answered; the body then says why. */
  readonly status: number
  /** By lower-case name; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** As received: `textOf` decompresses it. */
  readonly body: Buffer
}

/**
 * Asks a server for a target exactly as written: `fetch` would resolve `..`, follow
 * redirections and decompress. Waits 15 s at most; never rejects.
 * @param origin with its scheme, without a trailing slash
 * @param question.ca the certificate of a server of one's own, in PEM
 */
export function sendRequest(
  origin: string,
  target: string,
  options: {
    method?: string
    headers?: HttpResponse['headers']
    ca?: string | undefined
  } = {},
) {
  const { protocol, hostname, port } = new URL(origin)
  const { request } = protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(15_000)
  const requestOptions = { hostname, port, path: target, signal, ...options }
  return new Promise<HttpResponse>((resolve) => {
    const fail = ({ message }: Error) =>
      resolve({ status: 0, headers: {}, body: Buffer.from(message) })
    const outgoing = request(requestOptions, (response) => {
      const { statusCode: status = 0, headersDistinct } = response
      const headers = joinHeaders(headersDistinct)
      buffer(response).then((body) => resolve({ status, headers, body }), fail)
    })
    outgoing.on('error', fail).end()
  })
}

/** Headers as Node reads them, those that are repeated joined by a comma. */
export function joinHeaders(headers: NodeJS.Dict<string[]>): HttpResponse['headers'] {
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.join(', ')]))
}

/** The body as text, decompressed; empty when it is not what its encoding says. */
export function decodeBody({ headers, body }: HttpResponse) {
  try {
    const encoding = headers['content-encoding']
    if (encoding === 'br') return brotliDecompressSync(body).toString()
    if (encoding === 'gzip') return gunzipSync(body).toString()
    return body.toString()
  } catch {
    return ''
  }
}

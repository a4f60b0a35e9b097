import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type HttpResponse = {
  /** The status code, or 0 if the request failed. The body then contains the error message. */
  readonly status: number
  /** The header values by lower-case name. The values of a repeated header are joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** The received bytes, which may be compressed (see `decodeBody`). */
  readonly body: Buffer
}

/**
 * Requests a target exactly as written. `fetch` would resolve `..`, follow redirects and decompress
 * the response. The request times out after 15 s. The promise never rejects.
 * @param origin the scheme and host, without a trailing slash
 * @param options.ca the certificate (PEM) of a server whose certificate is self-signed
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
  const { request } = origin.startsWith('https:') ? https : http
  const signal = AbortSignal.timeout(15_000)
  // Unlike `hostname` of a URL, that of `urlToHttpOptions` has no brackets around an IPv6 address.
  const address = urlToHttpOptions(new URL(origin))
  const requestOptions = { ...address, path: target, signal, ...options }
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

export function joinHeaders(headers: NodeJS.Dict<string[]>): HttpResponse['headers'] {
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, values = []]) => [name, values.join(', ')]))
}

/** Decompresses the body to text. Returns '' if the body does not have the encoding that its header names. */
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

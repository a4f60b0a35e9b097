import type { IncomingMessage, ServerResponse } from 'node:http'

export type Reply = {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

const bodyLimit = 8 * 1024 * 1024

/** The whole body, or undefined over 8 MiB: read to its end so that the client hears the answer. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= bodyLimit) chunks.push(bytes)
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : undefined
}

export const text = (status: number, body: string): Reply => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})

export const json = (value: unknown): Reply => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const page = (status: number, body: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
})

export const seeOther = (location: string): Reply => ({
  ...text(303, ''),
  headers: { location },
})

export const noContent: Reply = { ...text(204, '') }

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export function answer(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...reply.headers,
  })
  response.end(reply.body)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { answer, readBody, text } from './exchange.ts'
import { misbehave, onlyDelays, type Faults } from './faults.ts'
import type { Messages } from './messages.ts'
import { validateSend } from './protocol.ts'

type SendRoute = 'send' | 'send-form'

export type Sending = {
  /** POSTs received on the send routes since the last reset, delivered or not. */
  received(): number
  reset(): void
  handle(
    route: SendRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>
}

/** The two routes of EmailJS; `stopped` ends the delays when the mailbox closes. */
export function createSending(
  messages: Messages,
  faults: Faults,
  stopped: AbortSignal,
): Sending {
  let received = 0

  async function deliver(route: SendRoute, contentType: string, body: Buffer) {
    const result = await validateSend(route, contentType, body)
    if (!result.accepted) return text(result.status, result.text)
    await messages.save({ route, contentType, body, fields: result.fields })
    return text(200, 'OK')
  }

  async function post(
    route: SendRoute,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    received += 1
    const fault = faults.take()
    const body = await readBody(request)
    const contentType = request.headers['content-type'] ?? ''
    const reply =
      fault && !onlyDelays(fault)
        ? undefined
        : body
          ? await deliver(route, contentType, body)
          : text(413, 'Payload Too Large')
    if (fault?.delay) await setTimeout(fault.delay, undefined, { signal: stopped })
    if (reply) answer(response, reply)
    else if (fault) misbehave(response, fault)
  }

  return {
    received: () => received,
    reset() {
      received = 0
    },
    async handle(route, request, response) {
      response.setHeader('access-control-allow-origin', '*')
      // On a connection that is kept, Chromium by itself posts again what was cut.
      response.setHeader('connection', 'close')
      if (request.method === 'POST') return post(route, request, response)
      response.setHeader('allow', 'POST, OPTIONS')
      if (request.method !== 'OPTIONS')
        return answer(response, text(405, 'Method Not Allowed'))
      response.writeHead(204, {
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'content-type',
      })
      response.end()
    },
  }
}

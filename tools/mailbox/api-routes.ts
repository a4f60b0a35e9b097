import { parseJson } from './json.ts'
import { json, noContent, readBody, text } from './exchange.ts'
import { isFault, type Faults } from './faults.ts'
import type { Messages } from './messages.ts'
import type { Routes } from './router.ts'
import type { Sending } from './send.ts'

const notFound = text(404, 'Not Found')

/** What tests ask of the mailbox. */
export const apiRoutes = (
  messages: Messages,
  faults: Faults,
  sending: Sending,
): Routes => ({
  'GET /messages': () => json(messages.list()),
  'DELETE /messages': async () => {
    await messages.clear()
    return noContent
  },
  'GET /messages/:id': (id) => {
    const message = messages.find(id)
    return message ? json(message) : notFound
  },
  'DELETE /messages/:id': async (id) =>
    (await messages.remove(id)) ? noContent : notFound,
  'GET /messages/:id.eml': async (id) => {
    const message = messages.find(id)
    if (!message) return notFound
    const headers = { 'content-disposition': `attachment; filename="${id}.eml"` }
    const body = await messages.readMail(message)
    return { status: 200, type: 'message/rfc822', body, headers }
  },
  'GET /faults': () => json(faults.current() ?? null),
  'PUT /faults': async (_, request) => {
    const fault = parseJson(String(await readBody(request)))
    if (!isFault(fault))
      return text(400, 'The body must be a fault of tools/mailbox/faults.ts')
    faults.set(fault)
    return noContent
  },
  'DELETE /faults': () => {
    faults.clear()
    return noContent
  },
  'GET /requests': () => json({ count: sending.received() }),
  'DELETE /requests': () => {
    sending.reset()
    return noContent
  },
})

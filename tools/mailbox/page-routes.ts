import { readFileSync } from 'node:fs'
import { page, readBody, seeOther, text, type Reply } from './exchange.ts'
import { faultPresets } from './fault-presets.ts'
import { isFault, type Fault, type Faults } from './faults.ts'
import type { MailboxConfig } from './fields.ts'
import type { Messages } from './messages.ts'
import { listPage, messagePage, missingPage } from './page.ts'
import type { Routes } from './router.ts'

const asset = (file: URL, type: string): Reply => ({
  status: 200,
  type,
  body: readFileSync(file),
})

function readFaultForm(form: URLSearchParams): Fault | undefined {
  const preset = faultPresets.get(form.get('panne') ?? '')
  const times = form.get('fois') ? { times: Number(form.get('fois')) } : {}
  const chosen = { ...preset?.fault, ...times }
  return isFault(chosen) ? chosen : undefined
}

/** What people see; every form works without JavaScript and comes back to the list. */
export const pageRoutes = (
  messages: Messages,
  faults: Faults,
  config: MailboxConfig,
): Routes => ({
  'GET /': () => page(200, listPage(messages.list(), faults.current())),
  'GET /page.css': () =>
    asset(new URL('./page.css', import.meta.url), 'text/css; charset=utf-8'),
  'GET /page.js': () =>
    asset(new URL('./page.js', import.meta.url), 'text/javascript; charset=utf-8'),
  'GET /lire/:id': (id) => {
    const message = messages.find(id)
    return message ? page(200, messagePage(message, config)) : page(404, missingPage)
  },
  'POST /supprimer/:id': async (id) => {
    await messages.remove(id)
    return seeOther('/')
  },
  'POST /supprimer': async () => {
    await messages.clear()
    return seeOther('/')
  },
  'POST /panne': async (_, request) => {
    const fault = readFaultForm(new URLSearchParams(String(await readBody(request))))
    if (!fault) return text(400, 'Panne inconnue')
    faults.set(fault)
    return seeOther('/')
  },
  'POST /panne/fin': () => {
    faults.clear()
    return seeOther('/')
  },
})

import { afterEach, expect, test, vi } from 'vitest'
import type { AppActor } from '#src/services/app-actor.ts'
import { writeDrafts } from '#src/services/draft-store.ts'
import { persistDrafts } from '#src/services/persist-drafts.ts'
import { readEntryState, updateEntry } from '#src/services/site-history.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { settle, startApp } from './open-page.tsx'

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '')
})

/** Starts the application as the next document in the same tab would. */
function openDocument(sendMessage = () => new Promise<void>(() => {})): AppActor {
  stop()
  const app = startApp({ sendMessage })
  persist(app)()
  return app
}

/** Persists the drafts of an application until `stop` is called, and returns the function that restores requests. */
function persist(app: AppActor) {
  const persisting = new AbortController()
  stop = () => {
    persisting.abort()
    app.stop()
  }
  return persistDrafts(app, { signal: persisting.signal })
}

const childrenOf = (app: AppActor) => app.getSnapshot().children
const draftOf = (app: AppActor) => childrenOf(app).contactForm?.getSnapshot().context.draft
const individualMessage = (app: AppActor) =>
  childrenOf(app).individualForm?.getSnapshot().context.draft.message

function fillIn(app: AppActor) {
  const { contactForm, individualForm } = childrenOf(app)
  for (const field of fieldNames)
    contactForm?.send({ type: 'field.change', field, value: answers[field] })
  individualForm?.send({ type: 'field.change', field: 'message', value: 'Une question' })
}
const submit = (app: AppActor) => childrenOf(app).contactForm?.send({ type: 'form.submit' })

const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(new Event('pageshow'))
const hidePage = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  dispatchEvent(new Event('visibilitychange'))
}
const asksBeforeUnload = () =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const refuseAccess = () => {
  throw new DOMException('', 'QuotaExceededError')
}
const storage = sessionStorage
const full = {
  getItem: (key: string) => storage.getItem(key),
  setItem: refuseAccess,
  removeItem: (key: string) => storage.removeItem(key),
}
const replaceStorage = (store: unknown) => vi.stubGlobal('sessionStorage', store)
const fillStorage = () => replaceStorage(full)
const damaged = { getItem: refuseAccess, setItem: refuseAccess, removeItem: refuseAccess }

test.each([
  { storage: 'working', prepare: () => {}, asks: false },
  { storage: 'full', prepare: fillStorage, asks: true },
  { storage: 'damaged', prepare: () => replaceStorage(damaged), asks: true },
  { storage: 'absent', prepare: () => replaceStorage(undefined), asks: true },
])(
  'F67 with $storage storage, leaving the site with typed text requires confirmation: $asks',
  ({ prepare, asks }) => {
    prepare()
    const app = openDocument()
    expect(asksBeforeUnload()).toBe(false)
    fillIn(app)
    expect(asksBeforeUnload()).toBe(asks)
    leave()
    comeBack()
    expect([draftOf(app), individualMessage(app)]).toEqual([answers, 'Une question'])
  },
)

test('F17 closing the tab requires confirmation while a message is being sent, but not afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = openDocument(() => promise)
  fillIn(app)
  submit(app)
  expect(asksBeforeUnload()).toBe(true)
  await settle(resolve)
  expect(asksBeforeUnload()).toBe(false)
})

test.each(['tel:0199001234', 'mailto:a@b.example', '/formations'])(
  'F17 following the link %j requires confirmation only if it unloads the page',
  (href) => {
    vi.useFakeTimers()
    fillStorage()
    fillIn(openDocument())
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(asksBeforeUnload()).toBe(href.startsWith('/'))
    vi.runAllTimers()
    expect(asksBeforeUnload()).toBe(true)
    link.remove()
  },
)

const subject = 'Demande de devis'
const request = { id: 'a', kind: 'course', offer: 'a', line: 'Une formation' } as const
const add = (app: AppActor, id: string = request.id) =>
  childrenOf(app).contactForm?.send({
    type: 'request.add',
    subject,
    request: { ...request, id },
  })
const requestsOf = (app: AppActor) =>
  childrenOf(app)
    .contactForm?.getSnapshot()
    .context.requests?.map(({ id }) => id)

test.each([
  { chosen: '', restored: subject },
  { chosen: 'Autre demande', restored: 'Autre demande' },
])(
  'F47 a reload keeps the requests and the selected subject $restored',
  ({ chosen, restored }) => {
    const app = openDocument()
    add(app)
    if (chosen)
      childrenOf(app).contactForm?.send({
        type: 'field.change',
        field: 'subject',
        value: chosen,
      })
    leave()
    const next = openDocument()
    expect([requestsOf(next), draftOf(next)?.subject]).toEqual([['a'], restored])
    comeBack()
    expect(Object.entries(sessionStorage)).toEqual([])
  },
)

test.each([
  { typed: 'Léa', inUrl: '', expected: 'POEI' },
  { typed: 'Léa', inUrl: 'Autre demande', expected: 'Autre demande' },
  { typed: '', inUrl: '', expected: '' },
])(
  'F47 an automatic subject is restored with the name "$typed" and without a request as "$expected"',
  ({ typed, inUrl, expected }) => {
    const select = (app: AppActor, topic: string) =>
      childrenOf(app).contactForm?.send({
        type: 'request.add',
        subject: topic,
        request: null,
      })
    const app = openDocument()
    select(app, 'POEI')
    typeName(app, typed)
    leave()
    stop()
    const next = startApp()
    const restoreRequests = persist(next)
    if (inUrl) select(next, inUrl)
    restoreRequests()
    expect(draftOf(next)?.subject).toBe(expected)
    if (!expected) return
    add(next)
    expect(draftOf(next)?.subject).toBe(subject)
  },
)

test('F47 a subject selected by a restored request disappears when the request is removed', () => {
  add(openDocument())
  leave()
  const app = openDocument()
  childrenOf(app).contactForm?.send({ type: 'request.remove', id: request.id })
  expect([requestsOf(app), draftOf(app)?.subject]).toEqual([[], ''])
})

test('F47 saved requests survive another reload before they are restored', () => {
  add(openDocument())
  leave()
  stop()
  persist(startApp())
  leave()
  expect(requestsOf(openDocument())).toEqual(['a'])
})

test('F47 a request of the URL replaces the saved one for the same offer', () => {
  add(openDocument())
  leave()
  stop()
  const next = startApp()
  const restoreRequests = persist(next)
  add(next, 'a.9')
  restoreRequests()
  expect(requestsOf(next)).toEqual(['a.9'])
})

test.each([
  { saved: 'a saved request', prepare: () => add(openDocument()), expected: true },
  { saved: 'no saved request', prepare: () => fillIn(openDocument()), expected: false },
  {
    saved: 'a sent message',
    prepare() {
      writeDrafts({ texts: {}, requests: [], hasSent: true })
    },
    expected: true,
  },
])(
  'F47 with $saved, the URL of an earlier document counts as read: $expected',
  ({ prepare, expected }) => {
    prepare()
    leave()
    stop()
    updateEntry({ isRead: true })
    openDocument()
    expect(readEntryState().isRead).toBe(expected)
  },
)

test('F42 F47 a request queued during sending is restored if the tab is discarded', () => {
  const app = openDocument()
  fillIn(app)
  submit(app)
  add(app)
  hidePage()
  expect(requestsOf(openDocument())).toEqual(['a'])
})

test('F67 saved drafts survive a later write that fails', () => {
  fillIn(openDocument())
  hidePage()
  fillStorage()
  leave()
  const next = openDocument()
  expect([draftOf(next), individualMessage(next)]).toEqual([answers, 'Une question'])
})

test.each(['{', 'null', '{}', '"text"', '{"texts":{"contactForm.phone":5}}'])(
  'F67 the application starts even if storage contains the damaged drafts %j',
  (text) => {
    sessionStorage.setItem('form-drafts', text)
    const app = openDocument()
    fillIn(app)
    expect(draftOf(app)).toEqual(answers)
  },
)

test('F68 after a message is sent, the storage contains only the entries of other scripts', async () => {
  sessionStorage.setItem('basket', 'two books')
  const app = openDocument(() => Promise.resolve())
  fillIn(app)
  leave()
  comeBack()
  submit(app)
  await settle()
  expect(Object.entries(sessionStorage)).toEqual([['basket', 'two books']])
})

const isInterrupted = (app: AppActor) =>
  childrenOf(app).contactForm?.getSnapshot().hasTag('interrupted')
const refuse = (reason: SendFailure) => () => Promise.reject(new SendError(reason))

test.each([
  { moment: 'while it is being sent', send: undefined, end: leave, expected: true },
  {
    moment: 'while it is being sent in a discarded hidden tab',
    send: undefined,
    end: hidePage,
    expected: true,
  },
  { moment: 'after a timeout', send: refuse('timeout'), end: leave, expected: true },
  {
    moment: 'after the service has rejected it',
    send: refuse('rejected'),
    end: leave,
    expected: false,
  },
])('F71 the form warns about a message abandoned $moment: $expected', async (example) => {
  const app = openDocument(example.send)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fillIn(app)
  submit(app)
  await settle()
  example.end()
  vi.restoreAllMocks()
  const next = openDocument()
  expect(draftOf(next)).toEqual(answers)
  expect(isInterrupted(next)).toBe(example.expected)
})

/** Opens a document in whose fields the browser restores the answers, without an event. */
function openRestoredDocument(prepare = fillIn) {
  stop()
  const app = startApp()
  prepare(app)
  persist(app)
  return app
}

const typeName = (app: AppActor, value: string) =>
  childrenOf(app).contactForm?.send({ type: 'field.change', field: 'name', value })

/** Sets the type of the navigation that opened the document. */
function navigateBy(type: string) {
  const timing = { name: '', entryType: '', startTime: 0, duration: 0, type }
  const entry = { ...timing, toJSON: () => timing }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

test.each([
  { type: 'back_forward', expected: answers.name },
  { type: 'reload', expected: 'Léa' },
])(
  'F47 after a navigation of type $type, a field with an earlier text contains $expected',
  ({ type, expected }) => {
    fillIn(openDocument())
    leave()
    navigateBy(type)
    const app = openRestoredDocument((next) => typeName(next, 'Léa'))
    expect(draftOf(app)).toEqual({ ...answers, name: expected })
  },
)

test('F18 F47 a page in the back/forward cache shows the text that was typed later in another', () => {
  const app = openDocument()
  fillIn(app)
  leave()
  writeDrafts({ texts: { 'contactForm.name': 'Léa' }, requests: [] })
  comeBack()
  expect(draftOf(app)).toEqual({ ...answers, name: 'Léa' })
})

test.each([
  { type: 'reload', expected: true },
  { type: 'navigate', expected: false },
])(
  'F71 text in a form after a sent message and a navigation of type $type causes a warning: $expected',
  ({ type, expected }) => {
    navigateBy(type)
    writeDrafts({ texts: {}, requests: [], hasSent: true })
    expect(isInterrupted(openRestoredDocument())).toBe(expected)
  },
)

test('F71 a message of requests that was sent causes a warning after Back to its form', () => {
  const fillWithoutText = (app: AppActor) => {
    fillIn(app)
    childrenOf(app).contactForm?.send({ type: 'field.change', field: 'message', value: '' })
  }
  writeDrafts({ texts: {}, requests: [], hasSent: true })
  expect(isInterrupted(openRestoredDocument(fillWithoutText))).toBe(true)
})

test('F71 a message that was sent causes a warning if the browser restores its text', async () => {
  fillIn(openDocument(() => Promise.resolve()))
  leave()
  submit(openDocument(() => Promise.resolve()))
  await settle()
  leave()
  openDocument()
  leave()
  expect(isInterrupted(openRestoredDocument())).toBe(true)
})

test('F18 F71 a page in the back/forward cache notices that its message was sent later', () => {
  const app = openDocument()
  fillIn(app)
  leave()
  sessionStorage.clear()
  comeBack()
  expect(isInterrupted(app)).toBe(false)
  writeDrafts({ texts: {}, requests: [], hasSent: true })
  dispatchEvent(new Event('storage'))
  expect(isInterrupted(app)).toBe(true)
})

test('F71 a new message that was typed after another one was sent causes no warning', async () => {
  const app = openDocument(() => Promise.resolve())
  fillIn(app)
  submit(app)
  await settle()
  fillIn(app)
  leave()
  expect(isInterrupted(openRestoredDocument())).toBe(false)
})

test.each([
  { outcome: 'is unknown', send: undefined, expected: true },
  { outcome: 'is a success', send: () => Promise.resolve(), expected: false },
])(
  'F67 F71 with full storage, a message whose sending $outcome causes a warning: $expected',
  async ({ send, expected }) => {
    fillStorage()
    const app = openDocument(send)
    fillIn(app)
    submit(app)
    await settle()
    leave()
    expect(isInterrupted(openRestoredDocument())).toBe(expected)
  },
)

test('F71 a message that may have arrived does not mark its history entry if its draft is saved', async () => {
  const app = openDocument()
  fillIn(app)
  submit(app)
  await settle()
  leave()
  expect(readEntryState().mayHaveArrived).toBeFalsy()
})

/** Sends a message, hides the tab, runs `prepare` and then confirms that the message has arrived. */
async function receiveWhileHidden(prepare = () => {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = openDocument(() => promise)
  fillIn(app)
  submit(app)
  hidePage()
  prepare()
  await settle(resolve)
}

test('F71 a message that was sent in a hidden tab is not restored', async () => {
  await receiveWhileHidden()
  const next = openDocument()
  expect(draftOf(next)?.message).toBe('')
  expect([isInterrupted(next), individualMessage(next)]).toEqual([false, 'Une question'])
})

test('F67 a message that was sent in a hidden tab is removed even from full storage', async () => {
  await receiveWhileHidden(fillStorage)
  expect(asksBeforeUnload()).toBe(true)
  expect(draftOf(openDocument())?.message).toBe('')
})

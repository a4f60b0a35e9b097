import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import { AppProvider } from '#src/features/app-context.tsx'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { createApp } from '#src/services/app-actor.ts'
import { MemorySite } from './memory-site.tsx'

// The parts that come late are fetched before any clock stands still.
await Promise.all([
  import('#src/features/chat-view.tsx'),
  import('#src/features/toast-view.tsx'),
])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function visit() {
  const app = createApp({ sendMessage: () => Promise.reject(new Error('not asked')) })
  app.start()
  render(
    <AppProvider app={app}>
      <MemorySite>
        <Routes>
          <Route path="/" element={<PageLink />} />
          <Route path="/contact" element={<h1>Contact</h1>} />
        </Routes>
        <Toaster />
        <ChatLauncher />
      </MemorySite>
    </AppProvider>,
  )
  await settle()
  const { chat, toastQueue, mobileMenu, layers } = app.getSnapshot().children
  if (!chat || !toastQueue || !mobileMenu || !layers) throw new Error('a part is missing')
  const shows: string[] = []
  toastQueue.subscribe(({ context }) => {
    if (context.count > shows.length) shows.push(context.toast?.notice ?? '')
  })
  return { chat, toastQueue, mobileMenu, layers, shows }
}

function PageLink() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/contact')}>Aller</button>
}

/** Lets the parts that are imported late arrive, without any time passing. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve())
}

/** `meanwhile` is done before the panel can be there. */
async function open(meanwhile?: () => void) {
  const opener = screen.getByRole('button', { name: texts.open })
  opener.focus()
  fireEvent.click(opener)
  meanwhile?.()
  await settle()
}

const dialog = () => screen.queryByRole('dialog', { name: texts.title })
const field = () => screen.getByRole('textbox', { name: texts.field })
const launcher = () =>
  screen.getAllByRole('button', { name: new RegExp(`${texts.open}|${texts.close}`) }).at(-1)
const said = () =>
  within(screen.getByRole('log', { name: texts.log }))
    .getAllByRole('paragraph')
    .map(({ lastChild }) => lastChild?.textContent)

function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function pressEscape(target: Element | null) {
  if (target === null) throw new Error('nothing has the focus')
  fireEvent.keyDown(target, { key: 'Escape', code: 'Escape' })
}

test('the first opening greets, and the focus goes to the message', async () => {
  await visit()
  expect(dialog()).toBeNull()
  expect(launcher()?.getAttribute('aria-expanded')).toBe('false')
  await open()
  expect(dialog()?.getAttribute('aria-modal')).toBe('false')
  expect(screen.getByText('En ligne')).toBeDefined()
  expect(said()).toEqual([
    'Bonjour ! Je suis l’assistant virtuel de Beaucordeau. Comment puis-je vous aider ?',
  ])
  expect(document.activeElement).toBe(field())
  expect(launcher()?.getAttribute('aria-expanded')).toBe('true')
  expect(launcher()?.getAttribute('aria-label')).toBe('Fermer l’assistant virtuel')
})

test('a message joins the log, leaves the field, and gets no answer', async () => {
  await visit()
  await open()
  write('Avez-vous une formation au management ?')
  expect(said()).toEqual([texts.greeting, 'Avez-vous une formation au management ?'])
  expect(field()).toHaveProperty('value', '')
  wait(60_000)
  expect(said()).toHaveLength(2)
})

test('a blank message is ignored', async () => {
  const { shows } = await visit()
  await open()
  write('   \n\u00a0\t')
  wait(500)
  expect(said()).toEqual([texts.greeting])
  expect(shows).toEqual([])
})

test('the notice comes exactly 500 ms after the message', async () => {
  await visit()
  await open()
  write('Bonjour')
  wait(499)
  expect(screen.queryByText(notices.chatbot.title)).toBeNull()
  wait(1)
  await settle()
  expect(screen.getByText('Fonctionnalité en cours de développement')).toBeDefined()
})

test('each of several quick messages gets its notice at its own 500 ms', async () => {
  const { shows } = await visit()
  await open()
  write('un')
  wait(100)
  write('deux')
  wait(399)
  expect(shows).toEqual([])
  wait(1)
  expect(shows).toEqual(['chatbot'])
  wait(99)
  expect(shows).toEqual(['chatbot'])
  wait(1)
  expect(shows).toEqual(['chatbot', 'chatbot'])
  wait(10_000)
  expect(shows).toHaveLength(2)
})

test('a chat closed in the meantime gives its notice all the same', async () => {
  const { shows } = await visit()
  await open()
  write('Bonjour')
  fireEvent.click(launcher() ?? document.body)
  expect(dialog()).toBeNull()
  wait(500)
  expect(shows).toEqual(['chatbot'])
})

test('the history and the draft are there again after closing', async () => {
  await visit()
  await open()
  write('Bonjour')
  fireEvent.change(field(), { target: { value: 'Et aussi' } })
  fireEvent.click(screen.getAllByRole('button', { name: texts.close })[0] ?? document.body)
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(launcher())
  await open()
  expect(said()).toEqual([texts.greeting, 'Bonjour'])
  expect(field()).toHaveProperty('value', 'Et aussi')
})

test('the open chat stays with the visitor from page to page, and leaves the focus alone', async () => {
  await visit()
  await open()
  write('Bonjour')
  const link = screen.getByRole('button', { name: 'Aller' })
  link.focus()
  fireEvent.click(link)
  await settle()
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeDefined()
  expect(said()).toEqual([texts.greeting, 'Bonjour'])
  expect(document.activeElement).not.toBe(field())
})

test('F28 B3 B6 one Escape closes one layer: the one that holds the focus', async () => {
  const { toastQueue } = await visit()
  await open()
  write('Bonjour')
  wait(500)
  await settle()
  pressEscape(field())
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(launcher())
  expect(toastQueue.getSnapshot().context.toast).not.toBeNull()
  pressEscape(document.activeElement)
  expect(toastQueue.getSnapshot().context.toast).toBeNull()
})

test('with the focus in the notice, Escape closes the notice and leaves the chat', async () => {
  const { toastQueue } = await visit()
  await open()
  write('Bonjour')
  wait(500)
  await settle()
  const close = screen.getByRole('button', { name: 'Fermer la notification' })
  act(() => close.focus())
  pressEscape(close)
  expect(toastQueue.getSnapshot().context.toast).toBeNull()
  expect(dialog()).not.toBeNull()
})

test('with the focus elsewhere, Escape closes the notice first, then the chat', async () => {
  const { toastQueue } = await visit()
  await open()
  write('Bonjour')
  wait(500)
  await settle()
  const elsewhere = screen.getByRole('button', { name: 'Aller' })
  elsewhere.focus()
  pressEscape(elsewhere)
  expect(toastQueue.getSnapshot().context.toast).toBeNull()
  expect(dialog()).not.toBeNull()
  pressEscape(elsewhere)
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(elsewhere)
})

test('the Escape that closes the Solutions menu leaves the chat', async () => {
  const { layers } = await visit()
  await open()
  act(() => layers.send({ type: 'layer.open', layer: 'dropdown' }))
  pressEscape(screen.getByRole('button', { name: 'Aller' }))
  expect(dialog()).not.toBeNull()
})

test.each([
  ['elsewhere', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])('F52 an Escape that ends a composed word %s closes nothing', async (_, kind) => {
  const { toastQueue } = await visit()
  await open()
  write('Bonjour')
  wait(500)
  await settle()
  fireEvent.keyDown(field(), { key: 'Escape', code: 'Escape', ...kind })
  await settle()
  expect(dialog()).not.toBeNull()
  expect(toastQueue.getSnapshot().context.toast).not.toBeNull()
})

test('the conversation scrolls to its last message', async () => {
  await visit()
  await open()
  const log = screen.getByRole('log', { name: texts.log })
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(480)
  log.scrollTop = 0
  write('Bonjour')
  expect(log.scrollTop).toBe(480)
})

test('a panel whose code comes late leaves the focus to who has gone elsewhere', async () => {
  // Where it is there already, it is drawn at once.
  vi.resetModules()
  const [late, context] = await Promise.all([
    import('#src/features/chat-launcher.tsx'),
    import('#src/features/app-context.tsx'),
  ])
  const app = createApp({ sendMessage: () => Promise.reject(new Error('not asked')) })
  app.start()
  render(
    <context.AppProvider app={app}>
      <late.ChatLauncher />
      <input aria-label="Ailleurs" />
    </context.AppProvider>,
  )
  await open(() => screen.getByLabelText('Ailleurs').focus())
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Ailleurs'))
})

test('the open mobile menu hides the chat and gives it back', async () => {
  const { mobileMenu } = await visit()
  await open()
  act(() => mobileMenu.send({ type: 'menu.open' }))
  expect(dialog()).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => mobileMenu.send({ type: 'menu.close' }))
  expect(dialog()).not.toBeNull()
})

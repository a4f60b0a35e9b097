import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chat as texts } from '#src/content/chat.ts'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { openPage, settle } from './open-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

/** Opens the assistant. `beforeRender` runs after the click, before the panel is rendered. */
async function open(beforeRender = () => {}) {
  const children = openPage(
    <>
      <button>Ailleurs</button>
      <Toaster />
      <ChatLauncher />
    </>,
  )
  await settle(() => {
    launcher().focus()
    fireEvent.click(launcher())
    beforeRender()
  })
  return children
}

const dialog = () => screen.queryByRole('dialog', { name: texts.title })
const elsewhere = () => screen.getByRole('button', { name: 'Ailleurs' })
const field = () => screen.getByRole('textbox', { name: texts.field })
const launcher = () => screen.getByRole('button', { name: texts.open })

function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
}

const pressEscape = (how = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', ...how })

test('B6 the assistant scrolls to its last message', async () => {
  await open()
  const log = screen.getByRole('log', { name: texts.log })
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(480)
  log.scrollTop = 0
  write('Bonjour')
  expect(log.scrollTop).toBe(480)
})

test('F44 the assistant sends a text that was set without an input event', async () => {
  await open()
  Object.assign(field(), { value: 'Salut' })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  expect(screen.getByRole('log').textContent).toContain('Salut')
  expect(field()).toHaveProperty('value', '')
})

test('the assistant offers to send the visitor’s message by e-mail', async () => {
  await open()
  write('Bonjour')
  const mail = screen.getByRole('link', { name: texts.write }).getAttribute('href')
  expect(mail).toMatch(/&body=Bonjour$/)
})

/** Opens the assistant, sends a message and waits for the notice. Returns a function that reports the open layers. */
async function openWithNotice() {
  const { toastQueue } = await open()
  write('Bonjour')
  act(() => void vi.advanceTimersByTime(500))
  await settle()
  return () => ({
    notice: Boolean(toastQueue?.getSnapshot().context.toast),
    chat: dialog() !== null,
  })
}

test.each([
  {
    focus: 'in the chat',
    control: field,
    openLayers: { notice: true, chat: false },
    nextFocus: launcher,
  },
  {
    focus: 'elsewhere',
    control: elsewhere,
    openLayers: { notice: false, chat: true },
    nextFocus: elsewhere,
  },
])(
  'F28 B3 B6 Escape closes only one layer while the focus is $focus @rgaa-assistant-escape @rgaa-notice-escape',
  async ({ control, openLayers, nextFocus }) => {
    const layers = await openWithNotice()
    act(() => control().focus())
    pressEscape()
    expect(layers()).toEqual(openLayers)
    expect(document.activeElement).toBe(nextFocus())
    pressEscape()
    expect(layers()).toEqual({ notice: false, chat: false })
  },
)

test('F52 Escape closes no layer if it ends an IME composition, even in Safari', async () => {
  const layers = await openWithNotice()
  for (const kind of [{ isComposing: true }, { keyCode: 229 }]) pressEscape(kind)
  expect(layers()).toEqual({ notice: true, chat: true })
})

test('an assistant that appears late does not take the focus from another control', async () => {
  await open(() => elsewhere().focus())
  expect(dialog()).not.toBeNull()
  expect(document.activeElement).toBe(elsewhere())
})

test('an open assistant is hidden while the mobile menu is open', async () => {
  const { mobileMenu } = await open()
  act(() => mobileMenu?.send({ type: 'menu.open' }))
  expect(dialog()).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => mobileMenu?.send({ type: 'menu.close' }))
  expect(dialog()).not.toBeNull()
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { chat as texts } from '#src/content/chat.ts'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { openPage, settled, startApp } from './open-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

async function visit() {
  const children = openPage(
    <>
      <Page />
      <Toaster />
      <ChatLauncher />
    </>,
  )
  await settled()
  return children
}

function Page() {
  const isThere = useLocation().pathname === '/contact'
  return isThere ? <h1>Contact</h1> : <PageLink to="/contact">Aller</PageLink>
}

/** `meanwhile` is done before the panel can be there. */
async function open(meanwhile?: () => void) {
  const opener = screen.getByRole('button', { name: texts.open })
  opener.focus()
  fireEvent.click(opener)
  meanwhile?.()
  await settled()
}

const dialog = () => screen.queryByRole('dialog', { name: texts.title })
const elsewhere = () => screen.getByRole('link', { name: 'Aller' })
const closer = () => screen.getByRole('button', { name: 'Fermer la notification' })
const field = () => screen.getByRole('textbox', { name: texts.field })
const launcher = () =>
  screen.getAllByRole('button', { name: new RegExp(`${texts.open}|${texts.close}`) }).at(-1)

function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
}

const pressEscape = (target = document.activeElement ?? document.body, how = {}) =>
  fireEvent.keyDown(target, { key: 'Escape', code: 'Escape', ...how })

test('B6 the open chat scrolls to its last message, stays with the visitor from page to page, leaves the focus alone, and puts what is said into the mail @rgaa-assistant-beside', async () => {
  await visit()
  await open()
  const log = screen.getByRole('log', { name: texts.log })
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(480)
  log.scrollTop = 0
  write('Bonjour')
  expect(log.scrollTop).toBe(480)
  fireEvent.change(field(), { target: { value: 'Et une aut' } })
  elsewhere().focus()
  fireEvent.click(elsewhere())
  await settled()
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeDefined()
  const said = within(screen.getByRole('log')).getAllByRole('paragraph')
  expect(said.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    texts.greeting,
    'Bonjour',
  ])
  expect(screen.getByDisplayValue('Et une aut')).toBe(field())
  expect(document.activeElement).not.toBe(field())
  const mail = screen.getByRole('link', { name: texts.write }).getAttribute('href')
  expect(mail).toMatch(/&body=Bonjour$/)
})

/** The open chat, its message sent and the notice of it on screen. */
async function answered() {
  const { toastQueue } = await visit()
  await open()
  write('Bonjour')
  act(() => void vi.advanceTimersByTime(500))
  await settled()
  const left = () => ({
    notice: Boolean(toastQueue?.getSnapshot().context.toast),
    chat: dialog() !== null,
  })
  expect(left()).toEqual({ notice: true, chat: true })
  return left
}

test.each([
  ['in the chat', field, { notice: true, chat: false }, launcher],
  ['elsewhere', elsewhere, { notice: false, chat: true }, elsewhere],
  ['in the notice', closer, { notice: false, chat: true }, field],
])(
  'F28 B3 B6 one Escape closes one layer: with the focus %s, what holds it, else the foremost',
  async (_, place, first, then) => {
    const left = await answered()
    act(() => place().focus())
    pressEscape()
    expect(left()).toEqual(first)
    expect(document.activeElement).toBe(then())
    pressEscape()
    expect(left()).toEqual({ notice: false, chat: false })
  },
)

test('F52 an Escape that ends a composed word closes nothing, nor does one in Safari', async () => {
  const left = await answered()
  for (const kind of [{ isComposing: true }, { keyCode: 229 }]) pressEscape(field(), kind)
  await settled()
  expect(left()).toEqual({ notice: true, chat: true })
})

test('a panel whose code comes late leaves the focus to who has gone elsewhere', async () => {
  // Where it is there already, it is drawn at once.
  vi.resetModules()
  const [late, context] = await Promise.all([
    import('#src/features/chat-launcher.tsx'),
    import('#src/features/app-context.tsx'),
  ])
  const app = startApp()
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
  act(() => mobileMenu?.send({ type: 'menu.open' }))
  expect(dialog()).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => mobileMenu?.send({ type: 'menu.close' }))
  expect(dialog()).not.toBeNull()
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as PageContent from 'virtual:page-content'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import type { AppActor } from '#src/services/app-actor.ts'
import { browserHistory } from '#src/services/site-history.ts'
import { inSite, startApp } from './open-page.tsx'

const { loadContent } = vi.hoisted(() => ({
  loadContent: vi.fn<typeof PageContent.loadContent>(),
}))
vi.mock('virtual:page-content', () => ({ loadContent }))

const reload = vi.fn<() => void>()
const request = vi.fn<(address: string, init: RequestInit) => Promise<{ status: number }>>()
let app: AppActor

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', request)
  request.mockResolvedValue({ status: 200 })
  app = startApp()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  reload.mockReset()
  request.mockReset()
  loadContent.mockReset()
})

function type(field: 'message' | 'name', value: string) {
  app.getSnapshot().children.contactForm?.send({ type: 'field.change', field, value })
}

let fault: Error | null = null
function Page() {
  if (fault) throw fault
  return <h1>La page</h1>
}

const site = () =>
  inSite(
    app,
    <>
      <FailureBoundary>
        <Page />
      </FailureBoundary>
      <Link to="/ailleurs">Ailleurs</Link>
    </>,
  )

function drawFaulty() {
  fault = new Error('un morceau manque')
  fault.stack = 'Error: un morceau manque\n    at Page (page.tsx:1:2)'
  return render(site())
}

const failureTitle = () =>
  screen.queryByRole('heading', { level: 1, name: 'Un problème est survenu' })
const details = () =>
  screen.getByText('Détail technique').closest('details') ?? document.body

test('a page that fails gives way to a page that says so and reloads, and the rest stays', () => {
  drawFaulty()
  expect(document.activeElement).toBe(failureTitle())
  expect(screen.getByRole('link', { name: 'Ailleurs' })).toBeDefined()
  expect(
    screen.getByRole('link', { name: 'bonjour@beaucordeau.example' }).getAttribute('href'),
  ).toBe('mailto:bonjour@beaucordeau.example')
  // Nothing was typed: there is nothing to save.
  expect(screen.queryByText(/vous avez écrit/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Envoyer par e-mail' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Recharger la page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a failure leaves the focus where the visitor has it', () => {
  fault = null
  const { rerender } = render(site())
  const link = screen.getByRole('link', { name: 'Ailleurs' })
  link.focus()
  fault = new Error('un morceau manque')
  rerender(site())
  expect(failureTitle()).not.toBeNull()
  expect(document.activeElement).toBe(link)
})

test('while developing, the technical block holds the title, the message and the stack', () => {
  drawFaulty()
  expect(details()).toHaveProperty('open', false)
  expect(details().textContent).toContain('Unexpected Application Error!')
  expect(details().textContent).toContain('un morceau manque\n\nError: un morceau')
  expect(details().textContent).toContain('at Page (page.tsx:1:2)')
})

test('in production, the technical block holds the message without the stack @asvs-no-stack', () => {
  vi.stubEnv('DEV', false)
  drawFaulty()
  expect(details().querySelector('pre')?.textContent).toBe('un morceau manque')
  expect(details().textContent).not.toContain('Unexpected')
})

test('the next page gets its try', () => {
  drawFaulty()
  fault = null
  fireEvent.click(screen.getByRole('link', { name: 'Ailleurs' }))
  expect(screen.getByRole('heading', { name: 'La page' })).toBeDefined()
})

test('all that was typed can be copied or sent by e-mail', () => {
  const { individualForm, chat } = app.getSnapshot().children
  type('name', 'Marie & Co')
  individualForm?.send({ type: 'field.change', field: 'message', value: 'Une question' })
  chat?.send({ type: 'chat.toggle' })
  chat?.send({ type: 'draft.change', text: 'Bonjour' })
  chat?.send({ type: 'message.submit' })
  chat?.send({ type: 'draft.change', text: 'Encore' })
  drawFaulty()
  expect(screen.getByText(/est conservé tant que vous ne rechargez pas/)).toBeDefined()
  expect(document.querySelector('pre')?.textContent).toBe(
    'Marie & Co\nUne question\nBonjour\nEncore',
  )
  const mail = screen.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toBe(
    'Marie & Co\r\nUne question\r\nBonjour\r\nEncore',
  )
})

/** The whole site on an address without a page; the contact page's content cannot be had. */
async function visitSite() {
  // The pages that were asked for are remembered: each visit begins with none.
  vi.resetModules()
  const { AppProvider } = await import('#src/features/app-context.tsx')
  const { Navigation } = await import('#src/navigation.tsx')
  const { createPages, entryOf, Site } = await import('#src/routes.tsx')
  const { notFound } = await import('#src/content/pages/not-found.ts')
  loadContent.mockImplementation(async (path) => {
    const head = { title: 'Page introuvable', tags: [], data: '' }
    if (path === '/404') return { head, content: { notFound } }
    throw new SyntaxError('HTML came instead')
  })
  history.replaceState(null, '', '/nulle-part')
  const pages = createPages(app)
  await pages.fetch(entryOf('/nulle-part').path)
  render(
    <Navigation history={browserHistory()} isHere={pages.isHere}>
      <AppProvider app={app}>
        <Site pages={pages} />
      </AppProvider>
    </Navigation>,
  )
}

async function follow(link: HTMLElement) {
  await act(async () => {
    fireEvent.click(link)
  })
}

/** Resolves once the page was asked for, and what follows from its refusal is done. */
async function goToContact() {
  await follow(screen.getByRole('link', { name: 'Nous contacter' }))
  await vi.waitFor(() => expect(loadContent).toHaveBeenCalledWith('/contact'))
  await act(() => new Promise((resolve) => setImmediate(resolve)))
}

test('a page whose files are gone is fetched whole, once, at the address asked for', async () => {
  await visitSite()
  await goToContact()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/contact')
  expect(request).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD' })
  expect(failureTitle()).toBeNull()
})

test('a document that was asked for and stopped leaves the failure page', async () => {
  await visitSite()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await goToContact()
  expect(reload).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  vi.useRealTimers()
  await waitFor(() => expect(failureTitle()).not.toBeNull())
  expect(reload).toHaveBeenCalledOnce()
})

test('what was typed is never lost to that: the failure page shows it instead', async () => {
  type('message', 'Un long message')
  await visitSite()
  await goToContact()
  await waitFor(() => expect(failureTitle()).not.toBeNull())
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText('Un long message')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a fault', () => Promise.resolve({ status: 503 })],
])('a site that %s is not left for', async (_case, answer) => {
  request.mockImplementation(answer)
  await visitSite()
  await goToContact()
  await waitFor(() => expect(failureTitle()).not.toBeNull())
  expect(reload).not.toHaveBeenCalled()
})

test('a visitor who went elsewhere meanwhile is not pulled along', async () => {
  await visitSite()
  request.mockImplementation(async () => {
    history.replaceState(null, '', '/nulle-part')
    return { status: 200 }
  })
  await goToContact()
  await waitFor(() => expect(request).toHaveBeenCalledOnce())
  await act(() => new Promise((resolve) => setImmediate(resolve)))
  expect(reload).not.toHaveBeenCalled()
})

test('a page that failed is asked for again by the next click', async () => {
  request.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  await visitSite()
  await goToContact()
  await waitFor(() => expect(failureTitle()).not.toBeNull())
  const asked = loadContent.mock.calls.length
  const [link] = screen.getAllByRole('link', { name: 'Contact' })
  await follow(link ?? document.body)
  await waitFor(() => expect(loadContent.mock.calls.length).toBe(asked + 1))
  await waitFor(() => expect(failureTitle()).not.toBeNull())
})

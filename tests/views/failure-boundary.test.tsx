import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '#src/document/page-data.ts'
import { createPageLoader } from '#src/app/page-loader.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { IndividualForm } from '#src/features/individual-form.tsx'
import { RedrawBoundary } from '#src/features/redraw-boundary.tsx'
import { individualContact } from '#src/page-content/individual-contact.ts'
import type { AppActor } from '#src/services/app-actor.ts'
import { reloadIfStale } from '#src/services/reload-if-stale.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import { addRoot, withApp, openSite, settle, startApp } from './open-page.tsx'

vi.mock('#src/document/page-data.ts', { spy: true })

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

function typeMessage(value: string) {
  const { contactForm } = app.getSnapshot().children
  contactForm?.send({ type: 'field.change', field: 'message', value })
}

let fault: Error | null = null
function Page() {
  if (fault) throw fault
  return <h1>La page</h1>
}

const site = () =>
  withApp(
    app,
    <>
      <FailureBoundary>
        <Page />
      </FailureBoundary>
      <PageLink to="/ailleurs">Ailleurs</PageLink>
    </>,
  )

function renderFailure() {
  fault = new Error('un morceau manque')
  return render(site())
}

const failureTitle = () =>
  screen.queryByRole('heading', { level: 1, name: 'Un problème est survenu' })
const details = () =>
  screen.getByText('Détail technique').closest('details') ?? document.body

test('a failure page focuses its heading', () => {
  renderFailure()
  expect(document.activeElement).toBe(failureTitle())
})

test('a failure page offers the e-mail address', () => {
  renderFailure()
  const address = 'bonjour@beaucordeau.example'
  expect(screen.getByText(address)).toHaveProperty('href', `mailto:${address}`)
})

test('the button of a failure page reloads the page', () => {
  renderFailure()
  fireEvent.click(screen.getByRole('button', { name: 'Recharger la page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a failure page offers no copy of typed texts if no text was typed', () => {
  renderFailure()
  expect(screen.queryByText(/vous avez écrit/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Envoyer par e-mail' })).toBeNull()
})

test('in development the closed technical details contain the stack', () => {
  renderFailure()
  expect(details()).toHaveProperty('open', false)
  expect(details().textContent).toContain('Unexpected Application Error!')
  expect(details().textContent).toContain(`un morceau manque\n\n${fault?.stack}`)
})

test('the next navigation recovers from a failure', () => {
  renderFailure()
  fault = null
  fireEvent.click(screen.getByRole('link', { name: 'Ailleurs' }))
  expect(screen.getByRole('heading', { name: 'La page' })).toBeDefined()
})

test('a page that fails after it was rendered does not take the focus from a link', () => {
  fault = null
  const { rerender } = render(site())
  const link = screen.getByRole('link', { name: 'Ailleurs' })
  link.focus()
  fault = new Error('un morceau manque')
  rerender(site())
  expect(failureTitle()).not.toBeNull()
  expect(document.activeElement).toBe(link)
})

test('in production the failure page shows typed texts and the error message, but no stack @asvs-no-stack', () => {
  vi.stubEnv('DEV', false)
  const { individualForm, chat } = app.getSnapshot().children
  typeMessage('Marie & Co')
  individualForm?.send({ type: 'field.change', field: 'message', value: 'Une question' })
  chat?.send({ type: 'chat.toggle' })
  chat?.send({ type: 'draft.change', text: 'Bonjour' })
  chat?.send({ type: 'message.submit' })
  chat?.send({ type: 'draft.change', text: 'Encore' })
  renderFailure()
  expect(screen.getByText(/est conservé tant que vous ne rechargez pas/)).toBeDefined()
  expect(document.querySelector('pre')?.textContent).toBe(
    'Marie & Co\nUne question\nBonjour\nEncore',
  )
  const mail = screen.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toBe(
    'Marie & Co\r\nUne question\r\nBonjour\r\nEncore',
  )
  expect(details().querySelector('pre')?.textContent).toBe('un morceau manque')
  expect(details().textContent).not.toContain('Unexpected')
})

/** Opens the 404 page, then makes `other` load the data of all further pages. */
async function openWithPages(other: () => Promise<never>) {
  await openSite(app, '/nulle-part')
  vi.mocked(loadPageData).mockImplementation(other)
}
const clickLink = (name: string) =>
  settle(() => fireEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body))

test('a page whose files are missing reloads the document once, then shows the failure page', async () => {
  await openWithPages(() => Promise.reject(new SyntaxError('HTML came instead')))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await clickLink('Nous contacter')
  expect(loadPageData).toHaveBeenLastCalledWith('contact', '/contact')
  expect(location.pathname).toBe('/contact')
  expect(request).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD' })
  expect(reload).toHaveBeenCalledOnce()
  expect(failureTitle()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(failureTitle()).not.toBeNull()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  expect(reload).toHaveBeenCalledOnce()
  const asked = vi.mocked(loadPageData).mock.calls.length
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await clickLink('Contact')
  expect(loadPageData).toHaveBeenCalledTimes(asked + 1)
  expect(failureTitle()).not.toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('F07 a page that does not load within 15 seconds reloads the document', async () => {
  await openWithPages(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await clickLink('Contact')
  await act(() => vi.advanceTimersByTimeAsync(14_999))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that failed to preload is requested again by the next preload', async () => {
  const { load } = createPageLoader(app)
  vi.mocked(loadPageData).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(load('/contact')).rejects.toThrow('Failed to fetch')
  await expect(load('/contact')).resolves.toMatchObject({ head: { title: /Contact/ } })
})

test('a page whose load fails after Back is loaded again on the next click', async () => {
  const late = Promise.withResolvers<never>()
  await openWithPages(() => late.promise)
  await clickLink('Contact')
  const asked = vi.mocked(loadPageData).mock.calls.length
  await settle(() => history.back())
  await settle(() => late.reject(new SyntaxError('HTML came instead')))
  expect(failureTitle()).toBeNull()
  await clickLink('Contact')
  expect(loadPageData).toHaveBeenCalledTimes(asked + 1)
})

test.each<{ condition: string; status: number; respond: () => unknown }>([
  { condition: 'the server reports an error', status: 503, respond: () => {} },
  {
    condition: 'the server does not respond',
    status: 0,
    respond: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    condition: 'a text is typed before the server responds',
    status: 200,
    respond: () => typeMessage('Un long message'),
  },
  {
    condition: 'the visitor leaves the page before the server responds',
    status: 200,
    respond: () => history.pushState(0, '', '/ailleurs'),
  },
])('a stale page is not reloaded if $condition', async ({ status, respond }) => {
  request.mockImplementation(async () => {
    await respond()
    return { status }
  })
  await reloadIfStale(app)
  expect(request).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

/** Renders a page as the site does: within its error boundaries and in the container `#root`. */
function renderWhole(page: ReactNode) {
  const container = addRoot()
  const whole = (
    <FailureBoundary whole>
      <RedrawBoundary>{page}</RedrawBoundary>
    </FailureBoundary>
  )
  render(withApp(app, whole), { container })
  return container
}

function Toggled() {
  const [isShown, setShown] = useState(true)
  return (
    <main>
      <h1 tabIndex={-1}>Titre</h1>
      {isShown && <p>À retirer</p>}
      <label>
        Nom <input defaultValue="Zoé Œuvrard" onKeyDown={() => setShown(false)} />
      </label>
      <textarea aria-label="Message" onKeyDown={() => setShown(false)} />
      <DeferredSection>
        <p>Sous le pli</p>
      </DeferredSection>
    </main>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Nom')

/** Wraps the paragraph that React will remove, as a browser extension would. */
function wrapParagraph() {
  const box = document.createElement('div')
  const paragraph = screen.getByText('À retirer')
  paragraph.replaceWith(box)
  box.append(paragraph)
}

test('F37 each input after an extension changed the document renders the site without duplicates', () => {
  const container = renderWhole(<Toggled />)
  for (let gesture = 0; gesture < 5; gesture++) {
    wrapParagraph()
    container.prepend(document.createElement('aside'))
    fireEvent.keyDown(field())
    expect(failureTitle()).toBeNull()
    expect(screen.getAllByText('À retirer')).toHaveLength(1)
    expect([...container.children]).toEqual([screen.getByRole('main')])
  }
})

test('F37 re-rendering after an extension changed the document keeps focus, caret and scroll position', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420)
  renderWhole(<Toggled />)
  wrapParagraph()
  const before = field()
  before.focus()
  before.setSelectionRange(3, 3)
  fireEvent.keyDown(before)
  expect(field()).not.toBe(before)
  expect(document.activeElement).toBe(field())
  expect(field().selectionStart).toBe(3)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420)

  wrapParagraph()
  const message = screen.getByLabelText('Message')
  message.focus()
  message.scrollTop = 300
  fireEvent.keyDown(message)
  expect(message.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  expect(document.activeElement).toHaveProperty('scrollTop', 300)
})

test('F37 re-rendering after an extension changed the document focuses the error summary', () => {
  const { form } = individualContact
  renderWhole(
    <main>
      <h1 tabIndex={-1}>Titre</h1>
      <IndividualForm texts={form} />
    </main>,
  )
  const note = screen.getByText(form.required, { exact: false })
  const box = document.createElement('div')
  note.replaceWith(box)
  box.append(note)
  const button = screen.getByRole('button', { name: form.submit })
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('F37 re-rendering after an extension changed the document focuses the heading if the focus is lost', () => {
  renderWhole(<Toggled />)
  wrapParagraph()
  // An extension has added the focused element, so React does not render it again.
  screen.getByRole('main').append(document.createElement('button'))
  screen.getByRole('button').focus()
  fireEvent.keyDown(field())
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Titre' }))
})

test('F37 content below the fold is rendered again before the scroll position is restored', () => {
  const shown: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    shown.push(screen.queryByText('Sous le pli')?.textContent)
  })
  renderWhole(<Toggled />)
  wrapParagraph()
  fireEvent.keyDown(field())
  expect(shown).toEqual(['Sous le pli'])
})

test('F83 an exception that is thrown by each render shows the failure page', () => {
  function Faulty(): ReactNode {
    throw new DOMException('gone', 'NotFoundError')
  }
  renderWhole(<Faulty />)
  expect(failureTitle()).not.toBeNull()
  expect(screen.getByText(/^gone/)).toBeDefined()
})

function WithEffect({ effect }: { effect: () => void }) {
  useLayoutEffect(effect)
  return <p>Rendu</p>
}

test('F83 after a storage exception in an effect, the failure message replaces only the failing part', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  renderWhole(
    <>
      <p>Autour</p>
      <FailureBoundary>
        <WithEffect effect={fail} />
      </FailureBoundary>
    </>,
  )
  expect(failureTitle()).not.toBeNull()
  expect(screen.getByText('Autour')).toBeDefined()
})

test('F83 a field keeps the focus after repeated exceptions', () => {
  const thrown = new DOMException('gone', 'NotFoundError')
  let failuresLeft = 0
  function Page() {
    const [, renderAgain] = useState(0)
    failPart()
    return (
      <>
        <h1>Titre</h1>
        <input aria-label="Nom" onKeyDown={() => renderAgain(1)} />
      </>
    )
  }
  function failPart() {
    failuresLeft -= 1
    if (failuresLeft >= 0) throw thrown
  }
  renderWhole(<Page />)
  field().focus()
  // React tries a failing render twice. Here, the update fails, and so does the first re-render of the site.
  failuresLeft = 4
  fireEvent.keyDown(field())
  expect(failuresLeft).toBeLessThan(0)
  expect(document.activeElement).toBe(field())
})

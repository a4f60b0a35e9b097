import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { RedrawBoundary } from '#src/features/redraw-boundary.tsx'
import { inSite, startApp } from './open-page.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const app = startApp()

/** Draws a page in the site's own container, as the application does. */
function draw(page: ReactNode) {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.replaceChildren(container)
  const whole = (
    <FailureBoundary whole>
      <RedrawBoundary>{page}</RedrawBoundary>
    </FailureBoundary>
  )
  render(inSite(app, whole), { container })
}

const failureTitle = () =>
  screen.queryByRole('heading', { name: 'Un problème est survenu' })

function Toggled() {
  const [isShown, setShown] = useState(true)
  return (
    <main>
      <h1 tabIndex={-1}>Titre</h1>
      {isShown && <p>À retirer</p>}
      <label>
        Nom <input defaultValue="Zoé Œuvrard" onKeyDown={() => setShown(false)} />
      </label>
      <label>
        Ville <input onKeyDown={() => setShown(false)} />
      </label>
    </main>
  )
}

/** What an extension does: the paragraph is no longer where React put it. */
function wrapParagraph() {
  const box = document.createElement('div')
  const paragraph = screen.getByText('À retirer')
  paragraph.replaceWith(box)
  box.append(paragraph)
}

test('F37 a document that was changed is drawn anew, without what was left of it', () => {
  draw(<Toggled />)
  wrapParagraph()
  document.querySelector('#root')?.prepend(document.createElement('aside'))
  fireEvent.keyDown(screen.getByLabelText('Ville'))
  expect(failureTitle()).toBeNull()
  expect(screen.getAllByRole('heading', { name: 'Titre' })).toHaveLength(1)
  expect(screen.getAllByText('À retirer')).toHaveLength(1)
  expect(document.querySelector('#root')?.children).toHaveLength(1)
})

test('F37 the focus, the caret and the place in the page are kept', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420)
  draw(<Toggled />)
  wrapParagraph()
  const before = screen.getByLabelText<HTMLInputElement>('Nom')
  before.focus()
  before.setSelectionRange(3, 3)
  fireEvent.keyDown(before)
  const after = screen.getByLabelText<HTMLInputElement>('Nom')
  expect(after).not.toBe(before)
  expect(document.activeElement).toBe(after)
  expect(after.selectionStart).toBe(3)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420)
})

test('F37 where the heading is gone, the new one has the focus', () => {
  draw(<Toggled />)
  wrapParagraph()
  screen.getByLabelText('Nom').focus()
  screen.getByRole('heading').remove()
  fireEvent.keyDown(screen.getByLabelText('Nom'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Titre' }))
})

test.each([
  [
    'F37 a document that cannot be drawn at all',
    () => new DOMException('gone', 'NotFoundError'),
  ],
  [
    'another failure, which is not taken for one of the document,',
    () => new TypeError('gone'),
  ],
])('%s gives way to the failure page', (_, faultNow) => {
  function Faulty(): ReactNode {
    throw faultNow()
  }
  draw(<Faulty />)
  expect(failureTitle()).not.toBeNull()
  expect(screen.getByText(/^gone/)).toBeDefined()
})

test('every gesture of the visitor has its own new drawings', () => {
  draw(<Toggled />)
  for (let gesture = 0; gesture < 5; gesture++) {
    wrapParagraph()
    fireEvent.keyDown(screen.getByLabelText('Ville'))
    expect(failureTitle()).toBeNull()
    expect(screen.getAllByText('À retirer')).toHaveLength(1)
  }
})

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noticeLabels } from '#src/content/notices.ts'
import { contact } from '#src/page-content/contact.ts'
import { openSite, settle, startApp } from './open-page.tsx'

const brochure = () => screen.getByRole('button', { name: contact.consultation.brochure })
const field = () => screen.getByLabelText<HTMLInputElement>('Nom et prénom')
const closeButton = () => screen.getByRole('button', { name: noticeLabels.close })
const notice = () => document.querySelector('li[data-state]')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const press = (key: string, modifiers = {}) =>
  settle(() => {
    const target = document.activeElement ?? document.body
    fireEvent.keyDown(target, { key, code: key, ...modifiers })
  })

async function showNotice() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await openSite(startApp(), '/contact')
  await settle(() => fireEvent.click(brochure()))
  await wait(0)
}

/** Shows a notice, and moves the focus from a control to the list of notices with F8. */
async function visitNotice(control = brochure) {
  await showNotice()
  control().focus()
  await press('F8')
  expect(document.activeElement?.contains(notice())).toBe(true)
}

test('B3 a notice that ends after it lost the focus does not move the caret of a field', async () => {
  await visitNotice()
  field().focus()
  fireEvent.change(field(), { target: { value: 'Zoé Œuvrard' } })
  field().setSelectionRange(3, 3)
  await wait(5000)
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(field().selectionStart).toBe(3)
})

test.each([
  { way: 'Escape', close: () => press('Escape') },
  { way: 'its button', close: () => settle(() => closeButton().click()) },
])(
  'B3 $way closes a focused notice and returns the focus @rgaa-notice-focus @rgaa-focus-given-back',
  async ({ close }) => {
    await visitNotice(field)
    await wait(60_000)
    expect(notice()).not.toBeNull()
    await close()
    expect(notice()).toBeNull()
    expect(document.activeElement).toBe(field())
    const left = vi.fn<() => void>()
    field().addEventListener('blur', left)
    await press('F8')
    expect(left).not.toHaveBeenCalled()
  },
)

test('B3 a notice stays open while Tab moves the focus inside it, and ends after Tab leaves it', async () => {
  await visitNotice()
  await press('Tab')
  expect(document.activeElement).toBe(notice())
  await press('Tab')
  expect(document.activeElement).toBe(closeButton())
  await press('Tab', { shiftKey: true })
  expect(document.activeElement).toBe(notice())
  await wait(60_000)
  expect(notice()).not.toBeNull()
  for (const key of ['Tab', 'Tab']) await press(key)
  expect(notice()?.contains(document.activeElement)).toBe(false)
  await wait(5000)
  expect(notice()).toBeNull()
})

/** Moves a finger over the notice, and lifts it. */
async function swipe(distance: number) {
  const card = notice() ?? document.body
  const at = (clientX: number) => ({
    clientX,
    clientY: 0,
    pointerId: 1,
    pointerType: 'touch',
  })
  await settle(() => {
    fireEvent.pointerDown(card, { ...at(0), button: 0 })
    for (let step = 1; step <= 10; step += 1)
      fireEvent.pointerMove(card, at((distance * step) / 10))
    fireEvent.pointerUp(card, at(distance))
  })
}

test.each([
  { distance: 50, expected: 'keeps' },
  { distance: -120, expected: 'keeps' },
  { distance: 51, expected: 'closes' },
])(
  'B3 a swipe of $distance px to the right $expected a notice',
  async ({ distance, expected }) => {
    await showNotice()
    await swipe(distance)
    expect(notice() === null).toBe(expected === 'closes')
  },
)

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contact } from '#src/page-content/contact.ts'
import { openSite, settle, startApp } from './open-page.tsx'

const brochure = () => screen.getByRole('button', { name: contact.consultation.brochure })
const field = () => screen.getByLabelText<HTMLInputElement>('Nom et prénom')
const notice = () => document.querySelector('li[data-state]')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('B3 a notice that ends after it lost the focus does not move the caret of a field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  await openSite(startApp(), '/contact')
  brochure().focus()
  await settle(() => fireEvent.click(brochure()))
  await wait(0)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.contains(notice())).toBe(true)

  field().focus()
  fireEvent.change(field(), { target: { value: 'Zoé Œuvrard' } })
  field().setSelectionRange(3, 3)
  await wait(5000)
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(field().selectionStart).toBe(3)
})

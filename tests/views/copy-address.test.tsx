import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copyAddress } from '#src/dom/copy-address.ts'
import { failure } from '#src/content/failure.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

function renderRescue() {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <div id="incomplete">
      <a href="mailto:bonjour@exemple.fr">bonjour@exemple.fr</a>
      <button
        data-copied={failure.copied}
        onClick={(event) => void copyAddress(event.currentTarget)}
      >
        {failure.copy}
      </button>
    </div>,
  )
  return screen.getByRole('button')
}

/** Presses the button and waits until the clipboard has responded. */
async function press(button: HTMLElement) {
  fireEvent.click(button)
  await vi.advanceTimersByTimeAsync(0)
}

test('F82 the copy button shows its own label again 2 seconds after the last press', async () => {
  writeText.mockResolvedValue()
  const button = renderRescue()
  await press(button)
  await vi.advanceTimersByTimeAsync(1500)
  await press(button)
  expect(writeText.mock.calls).toEqual([['bonjour@exemple.fr'], ['bonjour@exemple.fr']])
  await vi.advanceTimersByTimeAsync(1999)
  expect(button.textContent).toBe(failure.copied)
  await vi.advanceTimersByTimeAsync(1)
  expect(button.textContent).toBe(failure.copy)
})

test('F82 the copy button selects the address if the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const button = renderRescue()
  await press(button)
  expect(String(getSelection())).toBe('bonjour@exemple.fr')
  expect(button.textContent).toBe(failure.copy)
})

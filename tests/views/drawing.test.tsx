import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Drawing } from '#src/features/picture.tsx'

const drawing = <Drawing src="/assets/a-1.svg" width={4} height={2} />

test('the shapes that stand in the document outlive hydration', () => {
  const consoleError = vi.spyOn(console, 'error')
  const place = document.createElement('div')
  place.innerHTML = renderToString(drawing).replace(
    '></svg>',
    '><path d="M0 0h4"></path></svg>',
  )
  const shape = place.querySelector('path')
  expect(shape).not.toBeNull()
  render(drawing, { container: place, hydrate: true, onRecoverableError: consoleError })
  expect(place.querySelector('svg > path')).toBe(shape)
  expect(place.querySelector('img')).toBeNull()
  expect(consoleError).not.toHaveBeenCalled()
})

test('a drawing that comes with a later page is a file', () => {
  const { container } = render(drawing)
  const image = screen.getByRole('presentation')
  expect(container.children).toHaveLength(1)
  expect(container.firstElementChild).toBe(image)
  expect(image.getAttribute('src')).toBe('/assets/a-1.svg')
  expect(image.getAttribute('width')).toBe('4')
})

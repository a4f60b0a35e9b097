import { fireEvent, render, screen } from '@testing-library/react'
import { memo, Profiler, type MouseEventHandler } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { currentOf, PageLink } from '#src/ui/page-link.tsx'
import { siteAt } from './open-page.tsx'

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

const drawn = vi.fn<() => void>()
const Links = memo(function Links({ onClick }: { onClick?: MouseEventHandler }) {
  return (
    <Profiler id="links" onRender={drawn}>
      <PageLink to="/formations?domaine=sante#liste" onClick={onClick}>
        Formations
      </PageLink>
    </Profiler>
  )
})

function open(onClick?: MouseEventHandler) {
  render(
    siteAt(
      '/',
      <>
        <Address />
        <Links {...(onClick && { onClick })} />
      </>,
    ),
  )
  return screen.getByRole('link', { name: 'Formations' })
}

const address = () => screen.getByRole('status').textContent

test('a click opens the page without a new document, and draws no link anew', async () => {
  const link = open()
  expect(link.getAttribute('href')).toBe('/formations?domaine=sante#liste')
  expect(drawn).toHaveBeenCalledOnce()
  expect(fireEvent.click(link)).toBe(false)
  await expect.poll(address).toBe('/formations?domaine=sante#liste')
  expect(drawn).toHaveBeenCalledOnce()
})

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o is the browser’s', (how) => {
  // Nothing in the simulated document follows a link.
  const link = open()
  expect(fireEvent.click(link, how)).toBe(true)
  expect(address()).toBe('/')
})

test('who puts a link somewhere hears of the click first, and may keep it', () => {
  const link = open((event) => event.preventDefault())
  fireEvent.click(link)
  expect(address()).toBe('/')
})

test.each([
  ['/formations', 'page'],
  ['/formations/leadership', true],
  ['/formations-autres', undefined],
])('a link to a list says on %s that it is %s', (path, current) => {
  expect(currentOf('/formations', path)).toBe(current)
})

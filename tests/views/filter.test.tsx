import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Filter } from '#src/features/filter.tsx'
import { MemorySite } from './memory-site.tsx'

const categories = [
  { id: 'all', name: 'Toutes' },
  { id: 'sante', name: 'Santé' },
  { id: 'restauration', name: 'Restauration' },
  { id: 'construction', name: 'Construction' },
  { id: 'manutention', name: 'Manutention' },
]
const items = [
  { category: 'sante', title: 'Secourisme' },
  { category: 'sante', title: 'Incendie' },
  { category: 'restauration', title: 'Hygiène' },
  { category: 'construction', title: 'Habilitations' },
]
const titles = items.map(({ title }) => title)

/** What the browser shows around the page. */
function Browser() {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  return (
    <>
      <output aria-label="Adresse">{pathname + search}</output>
      <button onClick={() => go(-1)}>Précédent</button>
      <button onClick={() => go(1)}>Suivant</button>
    </>
  )
}

function Trainings() {
  return (
    <Filter
      name="domaine"
      label="Filtrer"
      categories={categories}
      items={items}
      anchorOf={({ title }) => title.toLowerCase()}
    >
      {(visible) => (
        <ul>
          {visible.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </Filter>
  )
}

function open(path: string) {
  render(
    <MemorySite at={path}>
      <Browser />
      <Routes>
        <Route path="/formations" element={<Trainings />} />
      </Routes>
    </MemorySite>,
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const address = () => screen.getByLabelText('Adresse').textContent
const news = () => {
  const region = document.querySelector('[role=status]')
  if (region === null) throw new Error('nothing announces')
  return region
}
const announced = () => news().textContent
const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Filtrer' })).getByRole('link', { name })
const chosen = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)
const back = () => userEvent.click(screen.getByRole('button', { name: 'Précédent' }))
const forward = () => userEvent.click(screen.getByRole('button', { name: 'Suivant' }))
const press = (name: string) => userEvent.click(choice(name))

afterEach(cleanup)

it('B7 shows everything at first, each choice with its count, and announces nothing', () => {
  open('/formations')
  expect(shown()).toEqual(titles)
  expect(chosen()).toEqual(['Toutes 4 formations'])
  expect(choice('Santé 2 formations')).toHaveProperty('pathname', '/formations')
  expect(choice('Restauration 1 formation').getAttribute('href')).toBe(
    '/formations?domaine=restauration',
  )
  expect(choice('Toutes 4 formations').getAttribute('href')).toBe('/formations')
  expect(announced()).toBe('')
})

it('B7 shows the chosen category alone, says how many there are and writes it in the address @rgaa-filter-status', async () => {
  open('/formations')
  await press('Santé 2 formations')
  expect(shown()).toEqual(['Secourisme', 'Incendie'])
  expect(chosen()).toEqual(['Santé 2 formations'])
  expect(announced()).toBe('2 formations affichées')
  expect(address()).toBe('/formations?domaine=sante')

  await press('Restauration 1 formation')
  expect(shown()).toEqual(['Hygiène'])
  expect(announced()).toBe('1 formation affichée')

  await press('Toutes 4 formations')
  expect(shown()).toEqual(titles)
  expect(announced()).toBe('4 formations affichées')
  expect(address()).toBe('/formations')
})

it('says so when a category holds nothing', async () => {
  open('/formations')
  await press('Manutention 0 formation')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(announced()).toBe('Aucune formation dans cette catégorie')
})

it('B7 announces a view anew even when it is as large as the one before', async () => {
  open('/formations')
  await press('Restauration 1 formation')
  const before = news().firstChild
  await press('Construction 1 formation')
  expect(announced()).toBe('1 formation affichée')
  expect(news().firstChild).not.toBe(before)
})

it('gives back on Back and Forward what was shown', async () => {
  open('/formations')
  await press('Santé 2 formations')
  await press('Restauration 1 formation')
  await back()
  expect(shown()).toEqual(['Secourisme', 'Incendie'])
  expect(announced()).toBe('2 formations affichées')
  await back()
  expect(shown()).toEqual(titles)
  await forward()
  await forward()
  expect(shown()).toEqual(['Hygiène'])
})

it('leaves no step behind when the shown category is chosen again', async () => {
  open('/formations')
  await press('Santé 2 formations')
  await press('Santé 2 formations')
  await back()
  expect(address()).toBe('/formations')
})

it('does not scroll', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  open('/formations')
  await press('Santé 2 formations')
  await back()
  expect(scroll).not.toHaveBeenCalled()
  scroll.mockRestore()
})

it('shows everything for a category that nobody knows', () => {
  open('/formations?domaine=inconnue')
  expect(shown()).toEqual(titles)
  expect(chosen()).toEqual(['Toutes 4 formations'])
})

it('gives way to an item that the address names and the category would hide', () => {
  open('/formations?domaine=restauration#incendie')
  expect(shown()).toEqual(titles)
  expect(chosen()).toEqual(['Toutes 4 formations'])
})

it('keeps a category that holds what the address names', () => {
  open('/formations?domaine=sante#incendie')
  expect(shown()).toEqual(['Secourisme', 'Incendie'])
})

it('takes over a prerendered page with a query without a mismatch, and without a word', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <StaticRouter location="/formations">
      <Trainings />
    </StaticRouter>,
  )
  expect(shown()).toEqual(titles)
  const recovered = vi.fn<() => void>()
  const root = await act(async () =>
    hydrateRoot(
      container,
      <MemorySite at="/formations?domaine=restauration">
        <Trainings />
      </MemorySite>,
      { onRecoverableError: recovered },
    ),
  )
  expect(shown()).toEqual(['Hygiène'])
  expect(announced()).toBe('')
  expect(recovered).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})

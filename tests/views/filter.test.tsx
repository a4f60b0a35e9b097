import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Filter } from '#src/features/filter.tsx'
import { arriveAt, siteAt } from './open-page.tsx'

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

function Trainings() {
  return (
    <Filter name="domaine" label="Filtrer" categories={categories} items={items}>
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
  render(siteAt(path, <Trainings />))
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
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
const press = (name: string) => userEvent.click(choice(name))

afterEach(cleanup)

it('B7 marks what is chosen, and says anew how many there are, one or none @rgaa-filter-status', async () => {
  open('/formations')
  expect(announced()).toBe('')
  await press('Santé 2 formations')
  expect(shown()).toEqual(['Secourisme', 'Incendie'])
  expect(chosen()).toEqual(['Santé 2 formations'])
  expect(announced()).toBe('2 formations affichées')
  await press('Restauration 1 formation')
  const before = news().firstChild
  await press('Construction 1 formation')
  expect(announced()).toBe('1 formation affichée')
  expect(news().firstChild).not.toBe(before)
  await press('Manutention 0 formation')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(announced()).toBe('Aucune formation dans cette catégorie')
})

it('takes over a prerendered page with a fragment without a mismatch, and without a word', async () => {
  arriveAt('/formations')
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
    hydrateRoot(container, siteAt('/formations#domaine-restauration', <Trainings />), {
      onRecoverableError: recovered,
    }),
  )
  expect(shown()).toEqual(['Hygiène'])
  expect(announced()).toBe('')
  expect(recovered).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})

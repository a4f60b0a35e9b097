import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Filter } from '#src/features/filter.tsx'
import { arriveAt, siteAt } from './open-page.tsx'

const categories = [
  { id: 'all', name: 'Toutes' },
  { id: 'sante', name: 'Santé' },
  { id: 'restauration', name: 'Restauration' },
]
const items = [
  { category: 'sante', title: 'Secourisme' },
  { category: 'restauration', title: 'Hygiène' },
]
const trainings = (
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
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a filter takes over a prerendered page with a fragment without a mismatch, and without a word', () => {
  arriveAt('/formations')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <StaticRouter location="/formations">{trainings}</StaticRouter>,
  )
  expect(shown()).toEqual(['Secourisme', 'Hygiène'])
  const recovered = vi.fn<() => void>()
  render(siteAt('/formations#domaine-restauration', trainings), {
    container,
    hydrate: true,
    onRecoverableError: recovered,
  })
  expect(shown()).toEqual(['Hygiène'])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(recovered).not.toHaveBeenCalled()
})

import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readFactStore } from './fact-store.ts'

test('a malformed address leads to a page that says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(readFactStore())))
  location.hash = '#/courses/%E0%A4'
  await import('./page.tsx')
  const name = 'Cette fiche a été retirée, ou son nom a changé'
  expect(await screen.findByRole('heading', { name })).toBe(document.activeElement)
})

test('the editor offers to leave out a drawing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(readFactStore())))
  location.hash = '#/texts-about/texts-about'
  await import('./page.tsx')
  const [field] = await screen.findAllByRole('combobox', { name: 'Dessin ou photographie' })
  expect(field?.querySelector('option')?.textContent).toBe('Aucun dessin')
})

test('the editor shows a text of the specification as fixed, with the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(readFactStore())))
  location.hash = '#/texts-individual-trainings/texts-individual-trainings'
  await import('./page.tsx')
  const name = 'Choix de toutes les formations'
  const description = /Cette valeur est fixe/
  const field = await screen.findByRole('textbox', { name, description })
  expect(field).toHaveProperty('readOnly', true)
  expect(field).toHaveProperty('value', 'Toutes')
})

test('the editor says that the organisation has no training for apprentices', async () => {
  const facts = readFactStore().map((each) =>
    each.name === 'apprenticeship'
      ? {
          ...each,
          records: each.records.map((record) => ({
            ...record,
            name: 'Apprentissage',
            value: null,
          })),
        }
      : each,
  )
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(facts)))
  location.hash = '#/apprenticeship/apprenticeship'
  await import('./page.tsx')
  await screen.findByRole('heading', { name: 'Apprentissage' })
  expect(screen.getByRole('combobox', { name: 'Sur le site' })).toHaveProperty(
    'selectedOptions.0.textContent',
    'Non',
  )
})

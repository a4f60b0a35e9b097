import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as content from '#src/page-content/mandatory-trainings.ts'
import { Obligations } from '#src/features/obligations.tsx'
import { translate, withNavigation } from './open-page.tsx'

const page = '/solutions/formations-obligatoires'
const { words } = content.obligations

/** @param state the state of the history entry, which a reload keeps */
function open(query: string, state: unknown = null) {
  const view = (
    <Obligations
      content={content.obligations}
      trainings={content.mandatoryTrainings}
      page={content.mandatoryPage}
    />
  )
  const wrapped = withNavigation(page + query, view)
  history.replaceState(state, '')
  render(wrapped)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const travel = (delta: number) => act(async () => history.go(delta))
const address = () => location.pathname + location.search + location.hash

/** Returns the title of each training and its label, which says whether the law requires it. */
const answers = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [row.querySelector('h4'), row.querySelector('div > p:first-child')])
    .map((parts) => parts.map((part) => part?.textContent.replaceAll(/\s+/g, ' ')))

const { required, possible } = words.levels
const kitchen = [
  ['Prévention des risques professionnels', required],
  ['Hygiène alimentaire (HACCP)', required],
  ['Secourisme au travail (SST)', possible],
  ['Incendie et évacuation', possible],
]

test('checked activities and a headcount determine the mandatory trainings and the URL', async () => {
  open('')
  await userEvent.click(screen.getByLabelText(/^Une cuisine/))
  await press(words.next)
  expect(screen.getByRole('alert').textContent).toBe(words.missing)
  expect(document.activeElement).toBe(screen.getByLabelText('Moins de 20 personnes'))
  await userEvent.click(screen.getByLabelText('Moins de 20 personnes'))
  await press(words.next)
  expect(answers()).toEqual(kitchen)
  expect(document.activeElement?.textContent).toBe(
    `${words.required[2]}${words.possible[1]}`,
  )
  expect(address()).toBe(`${page}?obligations=cuisine_moins-de-20#obligations`)
  await press(words.back)
  expect(screen.getByLabelText(/^Une cuisine/)).toHaveProperty('checked', true)
})

test('options that are checked before the answers are submitted are kept after a reload', async () => {
  open('')
  for (const option of [/^Une cuisine/, '20 à 50 personnes'])
    await userEvent.click(screen.getByLabelText(option))
  cleanup()
  open('', history.state)
  expect(screen.getByLabelText(/^Une cuisine/)).toHaveProperty('checked', true)
  expect(screen.getByLabelText('20 à 50 personnes')).toHaveProperty('checked', true)
})

test('an option that is unchecked after Back stays unchecked after Forward and Back', async () => {
  open('')
  for (const option of [/^Une cuisine/, '20 à 50 personnes'])
    await userEvent.click(screen.getByLabelText(option))
  await press(words.next)
  await travel(-1)
  await userEvent.click(screen.getByLabelText(/^Une cuisine/))
  await travel(1)
  await travel(-1)
  expect(screen.getByLabelText(/^Une cuisine/)).toHaveProperty('checked', false)
})

test('the link below the answer requests each training that the law requires', () => {
  open('?obligations=cuisine_moins-de-20#obligations')
  const plan = screen.getByRole('link', {
    name: 'Demander les deux formations obligatoires',
  })
  expect(plan.getAttribute('href')).toBe(
    '/contact?sujet=devis&formation=prevention-des-risques&formation=hygiene-alimentaire#formulaire',
  )
})

test('answers submitted before hydration lead to the mandatory trainings', () => {
  open('?obligations=cuisine&obligations=moins-de-20#obligations')
  expect(answers()).toEqual(kitchen)
  expect(address()).toBe(`${page}?obligations=cuisine_moins-de-20#obligations`)
})

test('F22 in a translated page, Back to other answers replaces the texts of the result', async () => {
  const textOfResult = () => document.querySelector('section')?.textContent
  const other = '?obligations=moins-de-20#obligations'
  open(other)
  const expected = textOfResult()
  cleanup()
  open('?obligations=cuisine_moins-de-20#obligations')
  translate()
  history.replaceState(null, '', page + other)
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  expect(textOfResult()).toBe(expected)
})

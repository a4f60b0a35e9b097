import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { claimLabels } from '#src/content/claim-labels.ts'
import { contentAt } from '#src/content/pages/programme.ts'
import { programmeWords as words } from '#src/content/programme-words.ts'
import { visitorsDay } from '#src/features/use-hydrated.ts'
import { programmeView } from '#src/pages/company/programme.tsx'
import { courseAt } from '#tests/item-at.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'
import { inSite, openSite, startApp } from './open-page.tsx'

const leadership = courseAt(2).path
const mandatory = '/solutions/formations-obligatoires'
const fire = `${mandatory}/incendie`
const safety = '#domaine-sante-securite'
const apprenticeship = '/solutions/apprentissage/apprentissage'

function open(path: string, fragment = '', content = contentAt(path)) {
  const { Opening, Rest } = programmeView
  render(
    inSite(
      startApp(),
      <Opening content={content}>{Rest && <Rest content={content} />}</Opening>,
      path + fragment,
    ),
  )
  return content
}

const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href')

test('the visitor’s day ends at midnight, in the night of a change of clock too', () => {
  vi.stubEnv('TZ', 'Australia/Sydney')
  vi.setSystemTime('2026-04-04T23:30')
  expect(visitorsDay()).toBe('2026-04-04')
  vi.setSystemTime('2026-04-05T00:30')
  expect(visitorsDay()).toBe('2026-04-05')
})

const soonest = () => {
  const card = within(screen.getByLabelText(words.card))
  return inPlainSpaces(card.getAllByRole('definition').at(-1)?.textContent ?? '')
}
const sessions = () =>
  [...document.querySelectorAll('h4')].map(({ textContent }) => textContent)

test('the card names the first date with places, and a session that has begun is offered no more, by the visitor’s clock', () => {
  vi.setSystemTime('2027-02-01T12:00')
  open(leadership)
  expect(soonest()).toMatch(/^Prochaine date : du 18 au 21 mai 2027 /)
  expect(sessions()).toEqual([
    expect.stringMatching(/15.*mars/),
    expect.stringMatching(/18.*mai/),
  ])
  cleanup()
  vi.setSystemTime('2028-02-01T12:00')
  open(leadership)
  expect(sessions()).toEqual([])
  expect(screen.getByRole('link', { name: words.askForDate })).toBeDefined()
  expect(screen.getByLabelText(words.card).textContent).toContain(words.noSession)
})

test('where all dates are full, the card names the month of the last', () => {
  const content = contentAt(leadership)
  const { open: offer } = content.sheet
  if (offer === null) throw new Error('nothing can be joined')
  const full = offer.sessions.map((each) => ({ ...each, room: 'Complet', seats: 0 }))
  open(leadership, '', {
    ...content,
    sheet: { ...content.sheet, open: { ...offer, sessions: full } },
  })
  expect(soonest()).toBe('Complet jusqu’en mai 2027')
})

test('the code of a diploma is said to be checked past its end, by the visitor’s clock', () => {
  vi.setSystemTime('2029-06-01T12:00')
  open(apprenticeship)
  expect(screen.getByText(/31.décembre.2028/).textContent).toMatch(
    new RegExp(`2028\\. ${claimLabels.checking}\\.$`),
  )
})

// A neighbour of the category keeps the choice, which can show it.
test.each([
  [leadership, '', '/formations#leadership-et-management', ['']],
  [leadership, '#categorie-management', '/formations#categorie-management', ['']],
  [leadership, '#contenu', '/formations#leadership-et-management', ['']],
  [leadership, '#categorie-continue', '/formations#leadership-et-management', ['']],
  [fire, safety, mandatory + safety, [safety]],
  [apprenticeship, '', '/solutions/apprentissage#apprentissage', []],
])('from %s%s the way back is %s, a neighbour keeps %j', (path, fragment, way, kept) => {
  const { back, others } = open(path, fragment)
  expect(hrefOf(back)).toBe(way)
  const neighbours = others?.items.slice(0, 1) ?? []
  expect(neighbours.map(({ title, href }) => hrefOf(title)?.replace(href, ''))).toEqual(
    kept,
  )
})

test('who comes back by a choice of the filter is on the way that was taken', async () => {
  const app = startApp()
  await openSite(app, `${leadership}#categorie-management`, [leadership, '/formations'])
  await userEvent.click(screen.getByRole('link', { name: contentAt(leadership).back }))
  expect(document.activeElement?.getAttribute('href')).toBe(
    `${leadership}#categorie-management`,
  )
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

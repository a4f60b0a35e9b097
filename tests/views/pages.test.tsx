import path from 'node:path'
import { act, cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, onTestFinished, test, vi } from 'vitest'
import { solutions } from '#src/content/navigation.ts'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { courses, listOf } from '#src/model/course-list.ts'
import * as catalogueTexts from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { individualFaq } from '#src/page-content/individual-faq.ts'
import * as trainingTexts from '#src/page-content/individual-trainings.ts'
import * as mandatoryTexts from '#src/page-content/mandatory-trainings.ts'
import { programmeContent } from '#src/page-content/programme.ts'
import { programmeWords as words } from '#src/content/programme-words.ts'
import { localDay } from '#src/dom/use-hydrated.ts'
import { View as CatalogueView } from '#src/pages/company/catalogue.tsx'
import { View as MandatoryView } from '#src/pages/company/mandatory-trainings.tsx'
import { View as ProgrammeView } from '#src/pages/company/programme.tsx'
import { View as IndividualFaqView } from '#src/pages/individual/individual-faq.tsx'
import { View as IndividualTrainingsView } from '#src/pages/individual/individual-trainings.tsx'
import { Filter } from '#src/features/filter.tsx'
import { MobileMenu } from '#src/features/mobile-menu.tsx'
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { pageViews, viewFileOf } from '#src/app/page-views.ts'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { openPage, openSite, settle, startApp, withApp } from './open-page.tsx'

const catalogue = <CatalogueView content={catalogueTexts} />
const mandatoryTrainings = <MandatoryView content={mandatoryTexts} />
const trainings = <IndividualTrainingsView content={trainingTexts} />

test.each([
  {
    page: catalogue,
    button: 'Demander une formation sur mesure',
    notice: 'tailorMadeRequest',
    subject: 'Formation sur mesure',
    ask: '/contact?sujet=formation-sur-mesure#formulaire',
  },
  {
    page: trainings,
    button: 'En savoir plus sur la formation Excel',
    notice: 'trainingDetails',
    ask: '/particulier/contact#formulaire',
  },
])('the button « $button » shows its notice', async ({ page, button, ...notice }) => {
  const { toastQueue } = openPage(page)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(toastQueue?.getSnapshot().context.toast).toEqual(notice)
})

test('a long catalogue lists its courses by category and can be filtered', async () => {
  const many = Array.from({ length: 5 }, (_, time) =>
    courses.map((course) => ({ ...course, anchor: `${course.anchor}-${time}` })),
  )
  const content = { ...catalogueTexts, ...listOf(many.flat()) }
  openPage(<CatalogueView content={content} />, '/formations')
  const links = () =>
    [...document.querySelectorAll('li[data-category] a')].map((link) =>
      link.getAttribute('href'),
    )
  const [, ...categories] = catalogueTexts.courseCategories
  const headings = categories.map(({ name }) => screen.queryByRole('heading', { name }))
  expect(headings).not.toContain(null)
  expect(links()).toHaveLength(5 * courses.length)
  const chosen = categories.find(({ id }) => id === 'management')
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${chosen?.name}`) }))
  const own = courses.filter(({ category }) => category === chosen?.id)
  expect(links()).toEqual(
    own.flatMap(({ path }) => many.map(() => `${path}#categorie-management`)),
  )
  expect(screen.queryByRole('heading', { name: categories[0]?.name ?? '' })).toBeNull()
})

test('Back and Forward restore the selections of a filter, without scrolling @rgaa-filter-shared', async () => {
  await openSite(startApp(), '/formations')
  const { id, name } = itemAt(catalogueTexts.courseCategories, 2)
  const option = screen.getByRole('link', { name: new RegExp(`^${name}`) })
  const cards = () => document.querySelectorAll('li[data-category]').length
  const own = courses.filter(({ category }) => category === id).length
  option.focus()
  scrollTo(0, 400)
  await settle(() => option.click())
  expect(cards()).toBe(own)
  await settle(() => history.back())
  expect(cards()).toBe(courses.length)
  await settle(() => history.forward())
  expect(cards()).toBe(own)
  expect(document.activeElement).toBe(option)
  expect(scrollY).toBe(400)
})

test('the details of a training stay closed if the filter hides a training with open details', async () => {
  openPage(trainings, '/particulier/formations')
  const [opened] = document.querySelectorAll('details')
  opened?.setAttribute('open', '')
  await userEvent.click(screen.getByRole('link', { name: /^Design/ }))
  expect(screen.queryByText(trainingTexts.individualTrainings[0]?.title ?? '')).toBeNull()
  expect(document.querySelectorAll('details')).toHaveLength(1)
  expect(document.querySelector('details[open]')).toBeNull()
})

test('before hydration the URL fragment marks one option, even if its id is the end of another id', () => {
  const ids = ['secours', 'premiers-secours']
  const categories = ids.map((id) => ({ id, name: id }))
  const filter = (
    <Filter name="theme" label="Thèmes" categories={categories} items={[]}>
      {() => null}
    </Filter>
  )
  const sheet = new ServerStyleSheet()
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = renderToString(sheet.collectStyles(withApp(startApp(), filter)))
  const marks = sheet.getStyleTags().matchAll(/:target~[^{,]+>(\[href[^\]]+\])/g)
  const marked = Array.from(marks, ([, link = '']) =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>(link), ({ hash }) => hash),
  )
  expect(new Set(marked.map(String))).toEqual(new Set(ids.map((id) => `#theme-${id}`)))
})

test('a fragment without the prefix of the filter selects no category', () => {
  const categories = ['all', 'secours'].map((id) => ({ id, name: id }))
  const items = [{ category: 'secours' }, { category: 'incendie' }]
  openPage(
    <Filter name="theme" label="Thèmes" categories={categories} items={items}>
      {(visible) => <p>{visible.length} formations</p>}
    </Filter>,
    '/formations#secours',
  )
  expect(screen.getByText('2 formations')).toBeDefined()
})

test('both menus close when the layout switches between narrow and wide', () => {
  const list = matchMedia('all')
  const spy = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(list)
  const { dropdown, mobileMenu } = openPage(<MobileMenu>{null}</MobileMenu>)
  spy.mockRestore()
  act(() => {
    dropdown?.send({ type: 'button.press' })
    mobileMenu?.send({ type: 'menu.open' })
    list.dispatchEvent(new Event('change'))
  })
  for (const menu of [dropdown, mobileMenu])
    expect(menu?.getSnapshot().hasTag('open')).toBe(false)
})

test('hovering opens the Solutions menu with a mouse, but not with a touch', () => {
  const { dropdown } = openPage(<SolutionsMenu path="/contact" />)
  const button = screen.getByRole('button', { name: solutions.label })
  // A touch that scrolls the page also fires `pointerover`.
  fireEvent.pointerEnter(button, { pointerType: 'touch' })
  expect(dropdown?.getSnapshot().value).toBe('closed')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  expect(dropdown?.getSnapshot().value).not.toBe('closed')
})

test('the Solutions menu stays open while the pointer moves to its links @rgaa-menu-hover', () => {
  vi.useFakeTimers()
  const { dropdown } = openPage(<SolutionsMenu path="/contact" />)
  const button = screen.getByRole('button', { name: solutions.label })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(1000))
  const relatedTarget = document.querySelector('#solutions a')
  fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget })
  act(() => void vi.advanceTimersByTime(5000))
  expect(dropdown?.getSnapshot().hasTag('open')).toBe(true)
})

test('a URL fragment opens the question with this id, also when it changes', async () => {
  const page = <IndividualFaqView content={{ individualFaq }} />
  const [first, second] = [itemAt(individualFaq.items, 3), itemAt(individualFaq.items, 1)]
  openPage(page, `/particulier/faq#${first.id}`)
  const open = () =>
    [...document.querySelectorAll('details[open] > summary')].map(
      ({ textContent }) => textContent,
    )
  expect(open()).toEqual([first.question])
  history.pushState(null, '', `#${second.id}`)
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  expect(open()).toEqual([second.question])
})

const leadership = courseAt(2).path
const mandatory = '/solutions/formations-obligatoires'
const safety = '#domaine-sante-securite'
const apprenticeship = '/solutions/apprentissage/commis-de-cuisine'

function openProgramme(path: string, fragment = '', content = programmeContent(path)) {
  openPage(<ProgrammeView content={content} />, path + fragment)
  return content
}

const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href')

test('the visitor’s day ends at midnight, also on a night with a clock change', () => {
  vi.stubEnv('TZ', 'Australia/Sydney')
  vi.setSystemTime('2026-04-04T23:30')
  expect(localDay()).toBe('2026-04-04')
  vi.setSystemTime('2026-04-05T00:30')
  expect(localDay()).toBe('2026-04-05')
})

const nextSession = () => {
  const card = within(screen.getByLabelText(words.card))
  return normalizeSpaces(card.getAllByRole('definition').at(-1)?.textContent ?? '')
}
const sessions = () =>
  [...document.querySelectorAll('h4')].map(({ textContent }) => textContent)

test('a card shows the first session with free seats that has not begun', () => {
  vi.setSystemTime('2027-01-18T00:01')
  openProgramme(leadership)
  expect(nextSession()).toMatch(
    /^Prochaine date : du 18 au 21 mai 2027, à Exempleville, 8 places libres$/,
  )
  expect(sessions()).toEqual([
    expect.stringMatching(/15.*mars/),
    expect.stringMatching(/18.*mai/),
  ])
  cleanup()
  vi.setSystemTime('2028-02-01T12:00')
  openProgramme(leadership)
  expect(sessions()).toEqual([])
  expect(screen.getByRole('link', { name: words.askForDate })).toBeDefined()
  expect(nextSession()).toBe(words.dates.noneOpen)
})

test('a renewal reminder disappears once the next session, on which it depends, has begun', () => {
  const reminder = { name: /^Rappel.*10.février.2029/ }
  vi.setSystemTime('2027-02-08T12:00')
  openPage(mandatoryTrainings)
  expect(screen.getByRole('link', reminder)).toBeDefined()
  cleanup()
  vi.setSystemTime('2027-02-09T12:00')
  openPage(mandatoryTrainings)
  expect(screen.queryByRole('link', reminder)).toBeNull()
})

test('the offers and their prices follow the chosen number of people', async () => {
  openProgramme(leadership)
  const people = screen.getByLabelText(/^À combien/)
  await userEvent.selectOptions(people, '2 personnes')
  expect(screen.queryByRole('button', { name: words.askForGroup })).toBeNull()
  await userEvent.selectOptions(people, '6 personnes')
  expect(screen.getByRole('button', { name: words.askForGroup })).toBeDefined()
  expect(
    screen.getByText(/^Pour six personnes, le groupe revient 540.€ moins cher/),
  ).toBeDefined()
})

test('the dates of a course have a calendar link and a button that copies its URL', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openProgramme(leadership)
  const { label, copyAddress } = words.followDates
  const file = '/agenda/formation-leadership-et-management.ics'
  expect(hrefOf(label)).toBe(`webcal://${location.host}${file}`)
  await userEvent.click(screen.getByRole('link', { name: label }))
  await userEvent.click(screen.getByRole('button', { name: copyAddress.copy }))
  expect(copied).toHaveBeenCalledWith(`${location.origin}${file}`)
})

test('a card shows the month of the last session if all sessions are full', () => {
  const content = programmeContent(leadership)
  const { open: offer } = content.sheet
  if (offer === null) throw new Error('The course has no open session.')
  const full = offer.sessions.map((each) => ({ ...each, room: 'Complet', seats: 0 }))
  openProgramme(leadership, '', {
    ...content,
    sheet: { ...content.sheet, open: { ...offer, sessions: full } },
  })
  expect(nextSession()).toBe('Prochaine date : Complet jusqu’en mai 2027')
})

test('certification codes that have expired on the visitor’s date are marked as being checked', () => {
  vi.setSystemTime('2029-06-01T12:00')
  openProgramme(apprenticeship)
  openPage(trainings)
  for (const code of [/31.décembre.2028/, /^Oui, RS/])
    expect(screen.getByText(code).textContent).toMatch(
      /[.)] Information en cours de vérification\.$/,
    )
})

test('each session preselects the number of people chosen to compare prices, up to its free seats', async () => {
  openProgramme(leadership)
  const name = leadership.split('/').at(-1)
  await userEvent.selectOptions(screen.getByLabelText(/^À combien/), `${name}.6`)
  const chosen = screen
    .getAllByLabelText(/^Nombre de personnes, /)
    .map((select) => select instanceof HTMLSelectElement && select.value)
  expect(chosen).toEqual(['leadership-2027-01.5', 'leadership-2027-05.6'])
})

test('the links that request a course contain the number of people chosen to compare prices', async () => {
  const { sheet } = openProgramme(leadership)
  const asked = () =>
    screen
      .getAllByRole('link', { name: words.ask, hidden: true })
      .map((link) => link.getAttribute('href'))
  expect(asked()).toEqual([sheet.ask, sheet.ask])
  await userEvent.selectOptions(screen.getByLabelText(/^À combien/), '7 personnes')
  const ask = sheet.ask.replace(sheet.anchor, `${sheet.anchor}.7`)
  expect(asked()).toEqual([ask, ask])
})

test('the number of people chosen for a course is selected for the next course', async () => {
  const next = '/formations/transformation-digitale'
  await openSite(startApp(), leadership, [leadership, next])
  await userEvent.selectOptions(screen.getByLabelText(/^À combien/), '7 personnes')
  const { title } = programmeContent(next).sheet
  await userEvent.click(screen.getByRole('link', { name: title }))
  expect(await screen.findByText(/^Un groupe commence à huit personnes/)).toBeDefined()
  expect(screen.getByLabelText(/^À combien/)).toHaveProperty('selectedIndex', 6)
})

// Links to related programmes of the same category keep the filter.
for (const { url, list, kept = [''] } of [
  { url: leadership, list: '/formations#leadership-et-management' },
  { url: `${leadership}#categorie-management`, list: '/formations#categorie-management' },
  { url: `${leadership}#categorie-continue`, list: '/formations#leadership-et-management' },
  { url: `${mandatory}/incendie${safety}`, list: mandatory + safety, kept: [safety] },
  { url: apprenticeship, list: '/solutions/apprentissage#commis-de-cuisine', kept: [] },
])
  test(`the page ${url} links back to ${list}`, () => {
    const [path = '', fragment] = url.split(/(?=#)/)
    const { back, others } = openProgramme(path, fragment)
    expect(hrefOf(back)).toBe(list)
    const related = others?.items.slice(0, 1) ?? []
    expect(related.map(({ title, href }) => hrefOf(title)?.replace(href, ''))).toEqual(kept)
  })

test('the link back to a filtered list focuses the programme in this list', async () => {
  await openSite(startApp(), `${leadership}#categorie-management`, [
    leadership,
    '/formations',
  ])
  await userEvent.click(
    screen.getByRole('link', { name: programmeContent(leadership).back }),
  )
  expect(document.activeElement?.getAttribute('href')).toBe(
    `${leadership}#categorie-management`,
  )
  expect(document.querySelectorAll('li[data-category]')).toHaveLength(1)
})

const followedCard = () =>
  document.querySelector<HTMLElement>(`main a[href="${leadership}"]`)

/** Follows the link of a course card, scrolls down and goes back to the list. */
async function returnToList() {
  await openSite(startApp(), '/formations', ['/formations', leadership])
  await settle(() => followedCard()?.click())
  expect(document.activeElement?.textContent).toBe(programmeContent(leadership).sheet.title)
  scrollTo(0, 400)
  await settle(() => history.back())
}

test('F72 Back focuses the link of the followed card', async () => {
  await returnToList()
  expect(document.activeElement).toBe(followedCard())
})

test('F72 Back to a list of cards shows the top of the page', async () => {
  await returnToList()
  expect(scrollY).toBe(0)
})

test.each(['', '?formation=incendie#formulaire'])(
  'a link of the page /contact%s with another subject focuses the form',
  async (query) => {
    await openSite(startApp(), `/contact${query}`)
    await settle(() => screen.getByRole('link', { name: contact.faq.other.label }).click())
    expect(document.activeElement?.id).toBe('formulaire')
  },
)

test('Back from a request that a link of the same page adds restores the place', async () => {
  await openSite(startApp(), '/contact')
  scrollTo(0, 400)
  await settle(() => screen.getByRole('link', { name: contact.faq.other.label }).click())
  scrollTo(0, 100)
  await settle(() => history.back())
  await vi.waitFor(() => expect(scrollY).toBe(400))
})

test('every view renders under StrictMode without React errors @rgaa-react-errors', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const said = vi.spyOn(console, 'error')
  const byView = new Map([...everyPage, notFound].map(({ page, path }) => [page, path]))
  expect(byView.size).toBeGreaterThan(10)
  for (const path of byView.values()) {
    await openSite(startApp(), path)
    expect(screen.getByRole('main').innerHTML, path).not.toBe('')
    cleanup()
  }
  expect(said.mock.calls).toEqual([])
})

test.each([...everyPage, notFound])(
  'the view of $path is in the module whose script the page preloads',
  async (entry) => {
    const view = await pageViews[entry.page]()
    expect(view).toBe(await import(path.resolve(viewFileOf(entry))))
  },
)

test.each([
  ['Atelier', ['92'], '583 116'],
  ['École', ['104'], '583 128'],
  ['Ça marche', ['92'], '583 116'],
  ['Les Ateliers de l’École', ['92', '184'], '583 208'],
])(
  'the name « %s » is lower in the logo only if the line above it would cross an accent',
  (name, lines, size) => {
    const logo = renderToString(
      <Logo written={name} frame={{ x: 0, y: 0, width: 0, height: 0 }} />,
    )
    expect(Array.from(logo.matchAll(/<text y="(\d+)"/g), ([, y]) => y)).toEqual(lines)
    expect(logo).toContain(`viewBox="0 0 ${size}"`)
  },
)

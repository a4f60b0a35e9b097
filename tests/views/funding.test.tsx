import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { funding } from '#src/page-content/company-home.ts'
import { funding as individual, projects } from '#src/page-content/individual-home.ts'
import { Funding } from '#src/features/funding.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { translate, withNavigation } from './open-page.tsx'

const page = '/entreprise'
const hrefWith = (answers: string) => `${page}?financement=${answers}#financement`

function open(address: string) {
  const parts = (
    <>
      <PageLink to={page}>Accueil</PageLink>
      <PageLink to={hrefWith('recruter')}>Recruter</PageLink>
      <PageLink to={hrefWith('former.inconnue')}>Inconnue</PageLink>
      <Funding space="company" content={funding} />
    </>
  )
  render(withNavigation(address, parts))
}

const address = () => location.pathname + location.search + location.hash
const travel = (delta: number) => act(async () => history.go(delta))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function answer(text: string) {
  await userEvent.click(screen.getByLabelText(text))
  await press(words.next)
}

const follow = (name: string) => userEvent.click(screen.getByText(name))

const answers = () =>
  [...screen.getByLabelText(words.steps).querySelectorAll('li > p > span')].map(textOf)

const focused = () => document.activeElement ?? document.body

const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim()

const train = 'Former mes salariés'
const few = 'De 11 à 49 salariés'

test('the funding questions add a history entry for each answer and each step back', async () => {
  open(page)
  await answer(train)
  expect(address()).toBe(hrefWith('former'))
  await answer(few)
  expect(address()).toBe(hrefWith('former.11-49'))
  await travel(-1)
  expect(answers()).toEqual([train])
  await travel(-1)
  expect(address()).toBe(page)
  expect(answers()).toEqual([])
  await travel(2)
  expect(answers()).toEqual([train, few])
  expect(address()).toBe(hrefWith('former.11-49'))
  await press(words.back)
  await press(words.back)
  expect(address()).toBe(`${page}#financement`)
  await travel(-1)
  expect(answers()).toEqual([train])
})

test('F22 in a translated page, Back replaces all displayed answers', async () => {
  open(hrefWith('securite.moins-de-11.cette-annee'))
  translate()
  history.replaceState(null, '', hrefWith('former.11-49.ce-mois'))
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  const texts = [train, few, 'Dans le mois qui vient']
  expect(answers()).toEqual(texts)
  const lines = [...document.querySelectorAll('h4 ~ ul li')].map(textOf)
  expect(lines).toEqual(texts.map((text) => expect.stringMatching(new RegExp(text, 'i'))))
})

test('Back focuses the previous question, even if Firefox has removed the focus', async () => {
  open(hrefWith('former.11-49'))
  await answer('Plus tard dans l’année')
  act(() => screen.getByRole('heading', { name: words.found[1] }).blur())
  await travel(-1)
  expect(textOf(focused()).startsWith(words.count[2])).toBe(true)
})

test('a followed link shows the funding answers in its URL, up to the first unknown one', async () => {
  open(hrefWith('former.11-49'))
  expect(answers()).toEqual([train, few])
  await follow('Recruter')
  expect(answers()).toEqual(['Recruter, puis former'])
  await follow('Accueil')
  expect(answers()).toEqual([])
  expect(address()).toBe(page)
  await follow('Inconnue')
  expect(address()).toBe(hrefWith('former'))
  await travel(-1)
  expect(address()).toBe(page)
})

test('the funding questions show the training from the URL on the page and in the e-mail', async () => {
  const start = '/particulier?formation=excel'
  const parts = <Funding space="individual" content={individual} projects={projects} />
  render(withNavigation(`${start}&financement=demandeur-emploi.changer#financement`, parts))
  await answer('Je ne sais pas encore')
  expect(address()).toBe(
    `${start}&financement=demandeur-emploi.changer.inconnu#financement`,
  )
  expect(screen.getByText('Excel', { selector: 'b' }).parentElement?.textContent).toMatch(
    /21.heures.*690.€.TTC/,
  )
  expect(screen.getAllByRole('listitem').map(textOf)).toContain('Votre projet : Excel')
  const mail = screen.getByRole('link', { name: words.request.individual.action })
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(/: Excel\s/)
})

test('the training account is not a funding track for a training that it cannot pay for', async () => {
  const start = '/particulier?formation=word&financement=demandeur-emploi.changer'
  const parts = <Funding space="individual" content={individual} projects={projects} />
  render(withNavigation(`${start}#financement`, parts))
  await answer('Mon compte personnel de formation (CPF)')
  const names = screen.getAllByRole('heading', { level: 4 }).map((name) => name.textContent)
  expect(names).toContain('Aide individuelle à la formation')
  expect(names).not.toContain('Compte personnel de formation (CPF)')
})

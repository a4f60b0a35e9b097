import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { certification } from '#src/content/certification.ts'
import { certifications } from '#src/content/pages/certifications.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { funding, individualHome } from '#src/content/pages/individual-home.ts'
import {
  facts,
  individualCategories,
  individualTrainings,
  individualTrainingsPage,
} from '#src/content/pages/individual-trainings.ts'
import { IndividualLayout } from '#src/layouts/individual-layout.tsx'
import { WholePage } from '#src/features/page-view.tsx'
import { certificationsView } from '#src/pages/individual/certifications.tsx'
import { individualContactView } from '#src/pages/individual/individual-contact.tsx'
import { individualFaqView } from '#src/pages/individual/individual-faq.tsx'
import { individualHomeView } from '#src/pages/individual/individual-home.tsx'
import { individualTrainingsView } from '#src/pages/individual/individual-trainings.tsx'
import { openPage } from './open-page.tsx'
import { itemAt } from '#tests/item-at.ts'
import './same-words.ts'

const pages = {
  '/particulier': (
    <WholePage view={individualHomeView} content={{ individualHome, funding }} />
  ),
  '/particulier/formations': (
    <WholePage
      view={individualTrainingsView}
      content={{
        facts,
        individualCategories,
        individualTrainings,
        individualTrainingsPage,
      }}
    />
  ),
  '/particulier/certifications': (
    <WholePage view={certificationsView} content={{ certifications }} />
  ),
  '/particulier/contact': (
    <WholePage view={individualContactView} content={{ individualContact }} />
  ),
  '/particulier/faq': <WholePage view={individualFaqView} content={{ individualFaq }} />,
}

const open = (page: ReactElement, address: string) =>
  openPage(<IndividualLayout path={address}>{page}</IndividualLayout>, address)

const names = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent)
const pageHeadings = (level: number) =>
  names(within(screen.getByRole('main')).queryAllByRole('heading', { level }))
const target = (name: string | RegExp) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
const openAnswers = () => names([...document.querySelectorAll('details[open] > summary')])

afterEach(cleanup)

test.each(Object.entries(pages))('%s has one title and says where it is', (path, page) => {
  open(page, path)
  expect(pageHeadings(1)).toHaveLength(1)
  const current = within(
    screen.getByRole('navigation', { name: 'Navigation principale', hidden: true }),
  ).getAllByRole('link', { current: 'page', hidden: true })
  expect(current.map((link) => link.getAttribute('href'))).toEqual([path])
  const switches = screen.getAllByRole('group', { name: 'Changer d’espace' })
  expect(
    switches.map((group) => names(within(group).getAllByRole('link', { current: true }))),
  ).toEqual(switches.map(() => ['Particulier']))
  expect(screen.getByText('Espace Particulier')).toBeTruthy()
})

test('the bar stays above the page without leaving its flow', () => {
  open(pages['/particulier'], '/particulier')
  expect(getComputedStyle(screen.getByRole('banner')).position).toBe('sticky')
})

test('the four domains lead to their trainings, the digital one to all of them', () => {
  open(pages['/particulier'], '/particulier')
  expect(
    ['Bureautique', 'Design', 'Digital', 'Gestion de projet'].map((name) => target(name)),
  ).toEqual([
    '/particulier/formations?domaine=bureautique',
    '/particulier/formations?domaine=design',
    '/particulier/formations',
    '/particulier/formations?domaine=gestion-de-projet',
  ])
})

test('a figure that depends on something leads to its condition, dated where it was verified', () => {
  open(pages['/particulier'], '/particulier')
  const conditions = ['selon votre situation', 'une fois le dossier validé'].map(
    (name) => document.querySelector(target(name) ?? '')?.textContent ?? '',
  )
  expect(conditions).toEqual([
    expect.stringMatching(/^Selon votre situation.*inscription\.$/),
    expect.stringMatching(/^Délai habituel.*\.$/),
  ])
})

test('the mark of the training account waits for a training that prepares for a certification', async () => {
  open(pages['/particulier'], '/particulier')
  expect(screen.getByAltText(/Compte personnel de formation/)).toBeDefined()
  vi.resetModules()
  vi.doMock(import('#src/content/pages/individual-trainings.ts'), async (original) => {
    const content = await original()
    const [first] = content.individualTrainings
    return Object.assign({}, content, {
      individualTrainings: [{ ...first, code: null }],
    })
  })
  const { individualHome } = await import('#src/content/pages/individual-home.ts')
  vi.doUnmock('#src/content/pages/individual-trainings.ts')
  expect(individualHome.reassurance.badge).toBeNull()
})

test('the home page leads to the trainings and to the contact page', () => {
  open(pages['/particulier'], '/particulier')
  expect(target('Voir les formations')).toBe('/particulier/formations')
  expect(target('Nous écrire')).toBe('/particulier/contact')
})

const commonTitles = individualTrainingsPage.common.items.map(({ title }) => title)

test('all six trainings stand in their three groups', () => {
  open(pages['/particulier/formations'], '/particulier/formations')
  expect(pageHeadings(2)).toEqual([
    'Bureautique',
    'Design',
    'Gestion de projet',
    individualTrainingsPage.common.title,
  ])
  expect(pageHeadings(3)).toEqual([
    'Word',
    'Excel',
    'Présentations',
    'Suite bureautique en ligne',
    'Création de site web',
    'Outil de notes et de projet',
    ...commonTitles,
  ])
})

test('a chosen domain shows its own group alone', async () => {
  open(pages['/particulier/formations'], '/particulier/formations')
  await userEvent.click(screen.getByRole('link', { name: /^Design/ }))
  expect(pageHeadings(2)).toEqual(['Design', individualTrainingsPage.common.title])
  expect(pageHeadings(3)).toEqual(['Création de site web', ...commonTitles])
})

test('each training says that its details come soon', async () => {
  const { notice } = open(pages['/particulier/formations'], '/particulier/formations')
  expect(screen.getAllByRole('button', { name: /^En savoir plus/ })).toHaveLength(6)
  await userEvent.click(
    screen.getByRole('button', { name: 'En savoir plus sur la formation Excel' }),
  )
  expect(notice()).toEqual({
    notice: 'trainingDetails',
    subject: 'Excel',
    ask: '/particulier/contact#formulaire',
  })
})

test('the label stands beside the sentence of its categories, above the attestation', () => {
  open(pages['/particulier/certifications'], '/particulier/certifications')
  expect(pageHeadings(2)).toEqual([
    'Une certification qualité : Qualiopi',
    'Une attestation de fin de formation',
  ])
  const badge = within(screen.getByRole('main')).getByRole('img')
  expect(badge.nextElementSibling?.textContent).toBe(certification.categories)
  expect(target('Voir les formations')).toBe('/particulier/formations')
  expect(target(/^Voir le certificat/)).toBe('/certificat-exemple.pdf')
})

test('the contact page gives the address, the phone, the e-mail and the disability contact', () => {
  open(pages['/particulier/contact'], '/particulier/contact')
  expect(pageHeadings(2)).toEqual([
    'Adresse',
    'Téléphone',
    'E-mail',
    'Votre message',
    'Référent handicap',
  ])
  const main = within(screen.getByRole('main'))
  const mail =
    'mailto:bonjour@beaucordeau.example?subject=Message%20d%E2%80%99un%20particulier&body=%0D%0A'
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+33199001234',
    'mailto:bonjour@beaucordeau.example',
    'mailto:bonjour@beaucordeau.example',
    'tel:+33199001234',
    mail,
    '/politique-de-confidentialite#article-8',
    'tel:+33199000002',
    'mailto:handicap@beaucordeau.example',
  ])
})

test('nine questions of one group are closed, and a pressed one opens', async () => {
  open(pages['/particulier/faq'], '/particulier/faq')
  const groups = [...document.querySelectorAll('details')].map((item) =>
    item.getAttribute('name'),
  )
  expect(groups).toEqual(individualFaq.items.map(() => 'questions'))
  expect(openAnswers()).toEqual([])
  const { question } = itemAt(individualFaq.items, 2)
  await userEvent.click(screen.getByRole('heading', { name: question }))
  expect(openAnswers()).toEqual([question])
})

test.each(individualFaq.items)('the anchor #$id opens its question', ({ id, question }) => {
  open(pages['/particulier/faq'], `/particulier/faq#${id}`)
  expect(openAnswers()).toEqual([question])
})

test('the questions lead to the contact page', () => {
  open(pages['/particulier/faq'], '/particulier/faq')
  expect(target('Nous contacter')).toBe('/particulier/contact')
  const question = screen.getByRole('heading', {
    name: /^Une autre question/,
  }).parentElement
  expect(question?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/)
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { about, quality } from '#src/content/pages/about.ts'
import {
  catalogue,
  courseCategories,
  courses,
  sheets,
} from '#src/content/pages/catalogue.ts'
import { companyHome, funding } from '#src/content/pages/company-home.ts'
import {
  mandatoryCategories,
  mandatoryPage,
  mandatoryTrainings,
  sheets as mandatorySheets,
} from '#src/content/pages/mandatory-trainings.ts'
import { FigureMethods } from '#src/features/figure-methods.tsx'
import { WholePage } from '#src/features/page-view.tsx'
import { aboutView } from '#src/pages/company/about.tsx'
import { catalogueView } from '#src/pages/company/catalogue.tsx'
import { companyHomeView } from '#src/pages/company/company-home.tsx'
import { mandatoryTrainingsView } from '#src/pages/company/mandatory-trainings.tsx'
import { openPage } from './open-page.tsx'
import './same-words.ts'

const home = <WholePage view={companyHomeView} content={{ companyHome, funding }} />
const aboutPage = <WholePage view={aboutView} content={{ about, quality }} />
const cataloguePage = (
  <WholePage
    view={catalogueView}
    content={{ catalogue, courseCategories, courses, sheets }}
  />
)
const mandatory = (
  <WholePage
    view={mandatoryTrainingsView}
    content={{
      mandatoryCategories,
      mandatoryPage,
      mandatoryTrainings,
      sheets: mandatorySheets,
    }}
  />
)

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const target = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href')
const cardOf = (anchor: string) => {
  const card = document.getElementById(anchor)?.closest('li')?.querySelector('article')
  if (!card) throw new Error(`no card over ${anchor}`)
  return within(card)
}
/** Terms and their texts, one line each. */
const terms = (list: Element | null | undefined) =>
  [...(list?.children ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' | '),
  )

afterEach(cleanup)

const shownFigures = [
  '50+ | entreprises formées',
  '500+ | salariés certifiés',
  '95 % | de satisfaction',
  '5+ | années d’expérience',
]

it('opens the company space with its four figures, and with what one of them counts', () => {
  openPage(home)
  const [figures, ...methods] = document.querySelectorAll('dl')
  expect(terms(figures)).toEqual(shownFigures)
  expect(document.getElementById('condition-salaries-certifies')?.textContent).toMatch(
    /^Salariés certifiés.*attestation de fin de formation ou certification/,
  )
  expect(methods).toEqual([])
  expect(screen.queryByText('Comment ces chiffres sont calculés')).toBeNull()
  expect(screen.getByText(/^Le détail de ces chiffres est .* sur demande\.$/)).toBeDefined()
})

it('unfolds how a figure is computed once somebody has said it', () => {
  const method = {
    indicator: 'Satisfaction',
    period: 'De septembre à juin',
    method: 'Moyenne des notes',
    sample: '412 réponses',
    source: 'Questionnaire de fin de formation',
  }
  const figures = companyHome.figures.items.map((figure) =>
    figure.id === 'satisfaction' ? { ...figure, method } : figure,
  )
  render(<FigureMethods figures={figures} />)
  const details = screen.getByText('Comment ces chiffres sont calculés').closest('details')
  expect(details?.open).toBe(false)
  expect(terms(details?.querySelector('dl'))).toEqual([
    'Indicateur | Satisfaction',
    'Valeur affichée | 95 %',
    'Période | De septembre à juin',
    'Mode de calcul | Moyenne des notes',
    'Effectif | 412 réponses',
    'Source | Questionnaire de fin de formation',
  ])
  expect(screen.getByText(/^Le détail de ces chiffres est .* sur demande\.$/)).toBeDefined()
})

it('leads from the company home to the catalogue, a quote and a consultation', () => {
  openPage(home)
  expect(target('Découvrir nos formations')).toBe('/formations')
  expect(target('Demander un devis')).toBe('/contact?sujet=devis#formulaire')
  expect(target('Demander une consultation gratuite')).toBe(
    '/contact?sujet=consultation#formulaire',
  )
  expect(headings(3)).toHaveLength(3 + 6 + 2)
})

it('dates the condition of the funding claim', () => {
  openPage(home)
  expect(document.getElementById('condition-financement')?.textContent).toMatch(
    /^Financement possible, en tout ou partie.* Information vérifiée le \d+\s\p{L}+\s\d{4}\.$/u,
  )
})

it('tells history, mission and values, and shows the certificate', () => {
  openPage(aboutPage)
  expect(headings(2)).toEqual([
    'Notre histoire',
    'Notre mission',
    'Nos quatre valeurs',
    'Nos certifications',
  ])
  expect(headings(3).slice(0, 7)).toEqual([
    'Accompagner',
    'Personnaliser',
    'Certifier',
    'Excellence',
    'Bienveillance',
    'Innovation',
    'Fiabilité',
  ])
  expect(document.getElementById('qualite')?.textContent).toBe('Nos certifications')
  expect(screen.getByAltText(/Certification qualité/)).toBeDefined()
  expect(screen.getByAltText(/Compte personnel de formation/)).toBeDefined()
  expect(terms(screen.getByText('Organisme certificateur').closest('dl'))).toHaveLength(6)
  expect(target(/^Voir le certificat \(/)).toBe('/certificat-exemple.pdf')
  for (const sentence of [
    /^La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes :/,
    /^Enregistré sous le numéro .* Cet enregistrement ne vaut pas agrément de l’État\.$/,
  ])
    expect(screen.getByText(sentence)).toBeDefined()
  expect(terms(screen.getByText('Direction').closest('dl'))).toEqual([
    'Direction | Camille Exemple',
    'Référent handicap | Dominique Exemple',
    'Référent harcèlement | Sacha Exemple',
  ])
  expect(screen.queryByText('50+')).toBeNull()
  expect(target('Consulter la procédure')).toBe('/reglement-interieur#article-18')
})

it('says that the official training account site opens a new tab', () => {
  openPage(aboutPage)
  const link = screen.getByRole('link', {
    name: 'moncompteformation.gouv.fr (nouvel onglet)',
  })
  expect(link.getAttribute('target')).toBe('_blank')
})

it('lists six courses as specified, each under its anchor', () => {
  openPage(cataloguePage)
  const listed = courses.map(({ anchor, title }) => {
    const sheet = cardOf(anchor)
    expect(sheet.getByRole('heading', { level: 3 }).textContent).toBe(title)
    const facts = sheet.getAllByRole('definition').map(({ textContent }) => textContent)
    return [sheet.getByText(/./, { selector: 'img + p' }).textContent, ...facts].join(', ')
  })
  expect(listed).toEqual([
    'Intégration des nouvelles recrues, 3 jours, 8-12 de 8 à 12 participants, Débutant',
    'Formation continue, 2 jours, 6-10 de 6 à 10 participants, Intermédiaire',
    'Management et leadership, 4 jours, 6-8 de 6 à 8 participants, Avancé',
    'Transformation digitale, 3 jours, 8-15 de 8 à 15 participants, Intermédiaire',
    'Formation continue, 2 jours, 8-12 de 8 à 12 participants, Tous niveaux',
    'Formation continue, 1 jour, 10-20 de 10 à 20 participants, Débutant',
  ])
})

it('asks for each course by its own title', async () => {
  const { notice } = openPage(cataloguePage)
  for (const { anchor, title } of courses) {
    await userEvent.click(
      cardOf(anchor).getByRole('button', { name: `Demander des informations ${title}` }),
    )
    expect(notice()).toEqual({
      notice: 'courseRequest',
      subject: title,
      ask: `/contact?sujet=information-sur-une-formation&formation=${anchor}#formulaire`,
    })
  }
})

it('asks for a tailor-made training', async () => {
  const { notice } = openPage(cataloguePage)
  await userEvent.click(
    screen.getByRole('button', { name: 'Demander une formation sur mesure' }),
  )
  expect(notice()).toEqual({
    notice: 'tailorMadeRequest',
    subject: 'Formation sur mesure',
    ask: '/contact?sujet=formation-sur-mesure#formulaire',
  })
})

it('filters the catalogue by its five categories', async () => {
  openPage(cataloguePage)
  const group = within(screen.getByRole('group', { name: 'Filtrer par catégorie' }))
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Toutes les formations 6 formations',
    'Intégration des nouvelles recrues 1 formation',
    'Formation continue 3 formations',
    'Management et leadership 1 formation',
    'Transformation digitale 1 formation',
  ])
  await userEvent.click(group.getByRole('link', { name: /^Management/ }))
  expect(
    screen.getAllByRole('button', { name: /^Demander des informations/ }),
  ).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('1 formation affichée')
  expect(document.getElementById('leadership-et-management')).not.toBeNull()
})

it('shows the four steps from the need to the review', () => {
  openPage(cataloguePage)
  expect(headings(3).slice(-4)).toEqual([
    'Analyse des besoins',
    'Conception sur mesure',
    'Déploiement',
    'Suivi et évaluation',
  ])
})

it('filters the seven mandatory trainings by domain', async () => {
  openPage(mandatory)
  const group = within(screen.getByRole('group', { name: 'Filtrer par domaine' }))
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Toutes 7 formations',
    'Santé et sécurité au travail 4 formations',
    'Restauration 1 formation',
    'Construction et rénovation 1 formation',
    'Manutention 1 formation',
  ])
  expect(headings(3)).toHaveLength(7)
  await userEvent.click(group.getByRole('link', { name: /^Santé/ }))
  expect(headings(3)).toHaveLength(4)
  expect(screen.getByRole('status').textContent).toBe('4 formations affichées')
  expect(target('Planifier une session')).toBe(
    '/contact?sujet=session-obligatoire#formulaire',
  )
})

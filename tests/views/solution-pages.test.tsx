import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import * as apprenticeshipTexts from '#src/content/pages/apprenticeship.ts'
import { preHire } from '#src/content/pages/pre-hire.ts'
import { WholePage } from '#src/features/page-view.tsx'
import { apprenticeshipView } from '#src/pages/company/apprenticeship.tsx'
import { preHireView } from '#src/pages/company/pre-hire.tsx'
import { MemorySite } from './memory-site.tsx'
import { typeset } from '#facts/typeset.ts'
import './same-words.ts'

afterEach(cleanup)

const open = (page: ReactElement) => render(<MemorySite>{page}</MemorySite>)

/** Headings of level 3 in the section that this heading of level 2 opens. */
function pointsUnder(title: string) {
  const { title: name } = typeset({ title })
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (section === null) throw new Error(`no section holds "${name}"`)
  const points = within(section).queryAllByRole('heading', { level: 3 })
  return { section, points: points.map(({ textContent }) => textContent) }
}

it('the pre-hire page gives three benefits, three drawn advantages and four steps', () => {
  open(<WholePage view={preHireView} content={{ preHire }} />)
  expect(pointsUnder('Un recrutement bien parti').points).toHaveLength(3)

  const advantages = pointsUnder('Trois avantages clés')
  expect(advantages.points).toEqual([
    '100\u202F% du coût de la formation pris en charge',
    'La rémunération des stagiaires prise en charge',
    'Le choix des meilleurs profils',
  ])
  expect(advantages.section.querySelectorAll('img')).toHaveLength(3)
  expect(advantages.section.textContent).toMatch(
    /Sous réserve de l’accord de France\sTravail.*4\smois pour un emploi saisonnier.*Information vérifiée le 17\u00A0novembre\u00A02026\./,
  )
  // The employer commits before the training, and a trainee has no wages.
  expect(document.body.textContent).not.toMatch(/avant de vous engager|salaire/i)

  expect(pointsUnder('Du besoin à la prise de poste').points).toEqual([
    'Analyse des besoins',
    'Sourcing et sélection',
    'Formation préalable à l’embauche',
    'Intégration dans l’entreprise',
  ])
})

it('the apprenticeship page gives four benefits, both lists, and the role', () => {
  open(<WholePage view={apprenticeshipView} content={apprenticeshipTexts} />)
  expect(pointsUnder('Ce que vous y gagnez').points).toHaveLength(4)
  const lists = screen.getAllByRole('list').map(({ children }) => children.length)
  // Then the training, and the lists of its sheet.
  expect(lists.slice(0, 5)).toEqual([4, 4, 4, 5, 1])
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Ce que vous y gagnez',
    'Le CDI apprentissage',
    'Pour l’employeur',
    'Pour le salarié',
    'Notre rôle',
    'La formation que nous proposons',
    'Un apprenti à accueillir\u202F?',
  ])
})

it('the figures of apprenticeship stand with what they depend on', () => {
  open(<WholePage view={apprenticeshipView} content={apprenticeshipTexts} />)
  const { section } = pointsUnder('Le CDI apprentissage')
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['12 à 36\u00A0mois', '16 à 30\u00A0ans', '6\u202F000\u00A0€'])
  expect(section.textContent).toContain('Jusqu’à 29\u00A0ans révolus, sauf dérogations')
  const conditions = screen
    .getAllByRole('definition')
    .slice(0, 3)
    .map((label) => {
      const link = within(label).getByRole('link').getAttribute('href')
      return section.querySelector(link ?? '')?.textContent
    })
  expect(conditions).toEqual([
    expect.stringMatching(/^Jusqu’à 29/),
    expect.stringMatching(/^Jusqu’à 29/),
    expect.stringMatching(/^Montant maximal, .*première année/),
  ])
  expect(section.textContent).toContain(
    'Conditions vérifiées le 18\u00A0novembre\u00A02026 ou depuis.',
  )
})

it.each([
  {
    page: <WholePage view={preHireView} content={{ preHire }} />,
    name: 'Parler de mon recrutement',
    to: '/contact?sujet=poei#formulaire',
  },
  {
    page: <WholePage view={apprenticeshipView} content={apprenticeshipTexts} />,
    name: 'Parler de mon projet',
    to: '/contact?formation=apprentissage#formulaire',
  },
])('"$name" leads to the contact form, which knows of what', ({ page, name, to }) => {
  open(page)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})

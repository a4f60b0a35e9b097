import type { Page } from '@playwright/test'
import { funding as company } from '#src/page-content/company-home.ts'
import { funding as individual } from '#src/page-content/individual-home.ts'

/** The company and individual spaces, with answers that lead to several funding tracks. */
export const spaces = [
  {
    path: '/entreprise',
    content: company,
    answers: ['former', '11-49', 'cette-annee'],
    /** The URL that a native submission of the first answer opens. */
    hrefWithoutApplication: '/contact?financement=former&sujet=devis#formulaire',
  },
  {
    path: '/particulier',
    content: individual,
    answers: ['demandeur-emploi', 'changer', 'inconnu'],
    hrefWithoutApplication: '/particulier/contact?financement=demandeur-emploi#formulaire',
  },
] as const
type Space = (typeof spaces)[number]

export const section = (page: Page) => page.locator('section:has(#financement)')
export const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true })

export async function choose(page: Page, { content }: Space, answer: string) {
  const options = content.questions.flatMap((question) => question.answers)
  const { text = '' } = options.find(({ id }) => id === answer) ?? {}
  await section(page).getByRole('radio', { name: text, exact: true }).check()
}

export const hrefWithAnswers = ({ path }: Space, answers: readonly string[]) =>
  `${path}?financement=${answers.join('.')}#financement`

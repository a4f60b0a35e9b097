import type { Page } from '@playwright/test'
import type { FundingContent } from '#src/content/funding.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { funding as company } from '#src/content/pages/company-home.ts'
import { funding as individual } from '#src/content/pages/individual-home.ts'

/** A space, with answers that lead to several tracks. */
export type Space = {
  readonly path: '/entreprise' | '/particulier'
  readonly content: FundingContent
  readonly given: readonly string[]
  /** Where the first of them leads without the application. */
  readonly instead: string
}

export const spaces = [
  {
    path: '/entreprise',
    content: company,
    given: ['former', '11-49', 'cette-annee'],
    instead: '/contact?financement=former&sujet=devis#formulaire',
  },
  {
    path: '/particulier',
    content: individual,
    given: ['demandeur-emploi', 'changer', 'inconnu'],
    instead: '/particulier/contact?financement=demandeur-emploi#formulaire',
  },
] as const satisfies readonly Space[]

export const section = (page: Page) => page.locator('section:has(#financement)')
export const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true })
/** The heading of the question, or of what was found. */
export const title = (page: Page) =>
  section(page).getByRole('heading', { level: 3 }).first()
export const list = (page: Page) =>
  section(page).getByRole('heading', { name: words.list.title })

export async function choose(page: Page, { content }: Space, answer: string) {
  const all = content.questions.flatMap(({ answers }) => answers)
  const { text = '' } = all.find(({ id }) => id === answer) ?? {}
  await section(page).getByRole('radio', { name: text, exact: true }).check()
}

export function addressOf({ path }: Pick<Space, 'path'>, answers: readonly string[]) {
  return answers.length === 0
    ? `${path}#financement`
    : `${path}?financement=${answers.join('.')}#financement`
}

import { expect, type Page } from '@playwright/test'
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

function answerText({ content }: Space, answer: string): string {
  const all = content.questions.flatMap(({ answers }) => answers)
  return all.find(({ id }) => id === answer)?.text ?? ''
}

export async function choose(page: Page, space: Space, answer: string) {
  await section(page)
    .getByRole('radio', { name: answerText(space, answer), exact: true })
    .check()
}

export async function answerAll(page: Page, space: Space) {
  for (const [index, answer] of space.given.entries()) {
    await choose(page, space, answer)
    await button(page, words.next).click()
    await expect(page).toHaveURL(addressOf(space, space.given.slice(0, index + 1)))
  }
}

export function addressOf({ path }: Pick<Space, 'path'>, answers: readonly string[]) {
  return answers.length === 0
    ? `${path}#financement`
    : `${path}?financement=${answers.join('.')}#financement`
}

import { facts } from '#src/content/facts.ts'
import * as organisation from '#src/content/organisation.ts'
import { pageTexts } from '#src/content/page-texts.ts'

export { quality } from '#src/content/quality.ts'

const { people, ...texts } = facts['texts-about']
const { disability, presentation } = organisation
const { origin, practice, summary } = presentation

export const { head, texts: about } = pageTexts(texts, {
  lead: summary,
  history: { paragraphs: [origin, practice] },
  team: { people: organisation.team },
  people: {
    title: people.title,
    items: [
      { term: people.director, text: organisation.publicationDirector },
      { term: disability.title, text: disability.name },
      { term: people.reporting, text: organisation.reporting.name },
    ],
  },
})

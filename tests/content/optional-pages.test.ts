import { expect, test, vi } from 'vitest'
import { facts } from '#src/content/facts.ts'

test('without the optional offers, the site has neither their pages nor a link to them', async () => {
  const offers = { apprenticeship: false, mandatoryTrainings: false, preHire: false }
  const identity = { ...facts.identity, offers }
  vi.resetModules()
  vi.doMock('#src/content/facts.ts', () => ({ facts: { ...facts, identity } }))
  const { validateContent } = await import('#src/checks/validate-content.ts')
  const { everyPage } = await import('#src/content/page-list.ts')
  const routes = everyPage.map(({ path }) => path)
  expect(routes.filter((route) => route.startsWith('/solutions/'))).toEqual([])
  // A link to a missing page would be an error. Only the redirect in the sample leads to such a page.
  expect(validateContent(routes)).toEqual([
    expect.stringMatching(/«\sNouvelle adresse\s».*\/commis-de-cuisine/),
  ])
})

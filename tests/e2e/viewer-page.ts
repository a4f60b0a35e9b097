import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openLive } from './contact-page.ts'
import { testOnOwnPage } from './fixtures.ts'

/** On the development server of this project. */
export const test = testOnOwnPage.extend({
  baseURL: ({ developmentUrl }, provide) => provide(developmentUrl),
})

/** A page of the site, and the viewer beside it. */
export async function openBoth(context: BrowserContext, path: string) {
  const site = await context.newPage()
  await openLive(site, path)
  const viewer = await context.newPage()
  await viewer.goto('/__machines')
  await expect(viewer.getByRole('region', { name: 'Séquence' })).toBeVisible()
  return { site, viewer }
}

export const actor = (viewer: Page, name: string) =>
  viewer.getByRole('navigation', { name: 'Acteurs' }).getByRole('link', { name })

/** What the drawing and the heading say of the machine that is shown. */
export async function expectState(viewer: Page, state: string) {
  await expect(viewer.getByRole('main').getByRole('heading')).toContainText(state)
  for (const leaf of state.split(' + '))
    await expect(viewer.locator(`.leaf.is-active[data-state="${leaf}"]`)).toBeVisible()
}

/** The drawing and the sequence show that it was taken. */
export async function expectTaken(viewer: Page, id: string) {
  await expect(viewer.locator(`.is-taken[data-transition="${id}"]`)).toBeAttached()
  await expect(
    viewer.getByRole('region', { name: 'Séquence' }).getByText(id).last(),
  ).toBeVisible()
}

export const press = (viewer: Page, name: string) =>
  viewer.getByRole('button', { name }).click()

/** Sends what the form offers under a name to the actor that is shown; gives what became of it. */
export async function sendByHand(viewer: Page, name: string, event: string) {
  const form = viewer.getByRole('form', { name: `Envoyer à ${name}` })
  await form.getByLabel('Événement').selectOption({ label: event })
  await form.getByRole('button', { name: 'Envoyer' }).click()
  return form.getByRole('status')
}

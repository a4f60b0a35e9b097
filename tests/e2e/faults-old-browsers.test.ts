import { expect } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { startTamperingProxy, type Tamper, decodeBody } from '#tools/publish/publish.ts'
import * as visit from './visit.ts'
import { test as base } from './fixtures.ts'
import { solutionLink } from '#tests/page-names.ts'
import { unsupportedFeatures } from '#tests/unsupported-features.ts'

/** Renames `popover` and `:has()` in HTML and scripts, so that the browser ignores them. */
const withoutNewWords: Tamper = (answer) => {
  const type = answer.headers['content-type'] ?? ''
  if (!/html|javascript/.test(type)) return answer
  const {
    'content-security-policy': _,
    'content-encoding': __,
    ...headers
  } = answer.headers
  const text = decodeBody(answer)
    .replaceAll('popover', 'unheard')
    .replaceAll(':has(', ':unheard(')
    .replaceAll(/ integrity="[^"]*"/g, '')
  return { ...answer, headers, body: Buffer.from(text) }
}

/** Simulates a browser without popovers, `:has()` and the scripting features in `unsupportedFeatures`. */
const test = base.extend({
  baseURL: async ({ siteUrl }, provide) => {
    const site = await startTamperingProxy(siteUrl, withoutNewWords)
    await provide(site.origin)
    await site.close()
  },
  page: async ({ page }, provide) => {
    await page.addInitScript(takeAway, unsupportedFeatures)
    await provide(page)
  },
})

/** Runs in the page before the site's script: removes JavaScript and DOM features. */
function takeAway(lacking: readonly { owner: string; name: string }[]) {
  for (const { owner, name } of lacking) {
    const holder: object = Object(Reflect.get(globalThis, owner))
    const prototype: object = Object(Reflect.get(holder, 'prototype'))
    for (const part of owner === name ? [globalThis] : [holder, prototype])
      Reflect.deleteProperty(part, name)
  }
}

test(
  'the form works in the oldest supported browsers',
  { tag: ['@F40'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.submitButton(page).click()
    await expect(visit.formFeedback(page, contactForm.summary[6])).toBeFocused()
    await visit.fillIn(page, { ...visit.answers, message: 'Bonjour \uD83D' })
    mailbox.setFault({ status: 500, times: 1 })
    await visit.submitButton(page).click()
    const failed = visit.formFeedback(page, contactForm.failed.title)
    await expect(failed).toBeFocused()
    const mail = failed.getByRole('link', { name: contactForm.failed.email })
    await expect(mail).toHaveAttribute('href', /Bonjour%20%EF%BF%BD/)
    await visit.send(page)
    await visit.expectSent(page, mailbox, [visit.answers], 2)
  },
)

test(
  'the menus work in a browser without popovers, before and after hydration',
  { tag: ['@F40'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const menu = page.getByRole('navigation', { name: navigation.mobile })
    const release = await visit.openUnhydrated(page, '/contact')
    await button(navigation.menu.open).click()
    release()
    await expect(menu).toBeVisible()
    await button(navigation.menu.close).click()
    await expect(menu).toBeHidden()
    await button(navigation.menu.open).click()
    await menu.getByRole('link', { name: solutionLink(0).label }).click()
    await visit.expectNavigated(page, solutionLink(0).href)
    await expect(menu).toBeHidden()

    await page.setViewportSize({ width: 1280, height: 720 })
    const link = page.locator('#solutions a').nth(1)
    await expect(link).toBeHidden()
    await visit.solutionsButton(page).press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.keyboard.press('Enter')
    await link.click()
    await visit.expectNavigated(page, solutionLink(1).href)
    await expect(link).toBeHidden()
  },
)

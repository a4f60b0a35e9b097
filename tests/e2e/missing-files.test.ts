import { expect } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { failure } from '#src/content/failure.ts'
import { navigation } from '#src/content/navigation.ts'
import * as organisation from '#src/content/organisation.ts'
import { planTexts } from '#src/model/plan.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { courseAt } from '#tests/item-at.ts'
import { documentTitleOf } from '#tests/page-names.ts'
import * as visit from './visit.ts'
import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'
import { expectTouchTargets } from './targets.ts'

const content = visit.files.content('formations')

test(
  'an application that failed to load starts on the next click or after a reload',
  { tag: ['@F02', '@F06', '@F39', '@firefox'] },
  async ({ page, browserName }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await visit.failRequests(page, visit.files.application)
    const documents = visit.collectDocuments(page)
    await page.goto('/contact')
    await visit.brochureButton(page).click()
    await expect(visit.loadFailureAlert(page)).toBeVisible()
    await expectAccessible(page, 'the application is missing', '[role=alert]')
    await visit.loadFailureAlert(page).getByRole('button', { name: failure.copy }).click()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(organisation.email)
    await page.unrouteAll()
    await visit.brochureButton(page).click()
    // Firefox caches a failed import for the lifetime of the page.
    const remembers = browserName === 'firefox'
    if (remembers) {
      await visit.loadFailureAlert(page).getByRole('link', { name: failure.reload }).click()
      await visit.brochureButton(page).click()
    }
    await expect(visit.notice(page)).toBeVisible()
    await expect(visit.loadFailureAlert(page)).toHaveCount(0)
    expect(documents).toEqual(remembers ? ['/contact', '/contact'] : ['/contact'])
  },
)

test('missing page data cause only one reload', { tag: ['@F05'] }, async ({ page }) => {
  const html = { contentType: 'text/html', body: '<h1>Accueil</h1>' }
  await page.route(content, (route) => route.fulfill(html))
  await visit.openHydrated(page, '/entreprise')
  const documents = visit.collectDocuments(page)
  const givesUp = page
    .waitForRequest((request) => request.isNavigationRequest())
    .then(() => page.waitForEvent('console', (message) => message.text().includes('Error')))
  await visit.followLink(page, '/formations')
  await expect(visit.heading(page)).toHaveText(catalogue.title)
  await givesUp
  // Without the application, the links of the page load documents.
  await visit.followLink(page, '/contact')
  await expect(page).toHaveURL('/contact')
  expect(documents).toEqual(['/formations', '/contact'])
})

test(
  'a page whose content fails to load shows an accessible failure page',
  { tag: ['@F05', '@B8', '@rgaa-axe-failure'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit.saveData(page)
    await visit.openHydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await visit.failRequests(page, content)
    await visit.followLink(page, '/formations')
    await expect(visit.heading(page)).toHaveText(failure.title)
    await expect(visit.heading(page)).toBeFocused()
    await expect(page).toHaveTitle(failure.title)
    const described = 'link[rel=canonical], meta[name=description], meta[property="og:url"]'
    await expect(page.locator(described)).toHaveCount(0)
    await expect(page.locator('[type="application/ld+json"]')).toHaveText('')
    await page.getByText(failure.technical.summary).click()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `at ${width} px`)
    }
    await expectTouchTargets(page, ':root', [failure.reload, failure.kept.email])
  },
)

test(
  'plain messages replace notices and the assistant if their code fails to load',
  { tag: '@F05' },
  async ({ page }) => {
    for (const file of [visit.files.notices, visit.files.assistant])
      await visit.failRequests(page, file)
    await visit.openHydrated(page, '/formations')
    const alert = page.getByRole('alert')
    for (const { title } of [courseAt(2), courseAt(3)]) {
      await page.getByRole('button', { name: `Demander des informations ${title}` }).click()
      await expect(alert).toContainText(visit.notImplemented)
      await expect(alert).toContainText(`Demande d'information pour: ${title}`)
    }

    // The message has no close button, so it must not cover the assistant's button on a short viewport.
    await page.setViewportSize({ width: 844, height: 390 })
    await visit.assistantButton(page).click()
    const unavailable = alert.filter({ hasText: chat.unavailable })
    await expect(unavailable).toHaveText(chat.unavailable)
    await visit.assistantButton(page).click()
    await expect(unavailable).toHaveCount(0)
  },
)

test(
  'if the code of the training plan fails to load, its link focuses a message',
  { tag: '@F05' },
  async ({ page }) => {
    await visit.failRequests(page, visit.files.plan)
    await visit.openHydrated(page, '/contact?formation=leadership-et-management.6')
    await page.getByRole('link', { name: planTexts.link }).click()
    const message = page.getByText(failure.plan)
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport()
  },
)

test(
  'the loading status of a page is announced while the assistant keeps the focus',
  { tag: ['@B1', '@F46'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await visit.holdRequests(page, content)
    await visit.openHydrated(page, '/entreprise')
    // Records the visibility of the loading status when it is added.
    const seen = await page.evaluateHandle((label) => {
      const visibilities: string[] = []
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && node.textContent === label)
            visibilities.push(getComputedStyle(node).visibility)
      }).observe(document.body, { childList: true, subtree: true })
      return visibilities
    }, navigation.waiting)
    await visit.openAssistant(page)
    await visit.followLink(page, '/formations')
    await visit.assistantField(page).click()
    await page.keyboard.type('Nous')
    const sign = page.locator('[role=status] > div', { hasText: navigation.waiting })
    await expect(sign).toBeVisible()
    expect(await sign.evaluate((line) => line.getAnimations().length)).toBe(0)
    await expectAccessible(page, 'a loading page')
    release()
    await expect(page).toHaveTitle(documentTitleOf('/formations'))
    await page.keyboard.type(' sommes douze.')
    await expect(visit.assistantField(page)).toHaveValue('Nous sommes douze.')
    await expect(sign).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveTitle(documentTitleOf('/entreprise'))
    expect(await seen.jsonValue()).toEqual(['hidden'])
  },
)

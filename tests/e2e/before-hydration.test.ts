import { expect, type Locator } from '@playwright/test'
import { hrefWithAnswers, spaces } from './funding-page.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

test(
  'a message submitted before hydration is sent once, without a console error',
  { tag: ['@F04', '@asvs-early-message-once', '@firefox'] },
  async ({ page, mailbox }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    // The SIRET is too short, and the telephone number has one digit too many.
    const doubtful = { ...visit.answers, siret: '732', phone: `${visit.answers.phone} 9` }
    const release = await visit.openUnhydrated(page, '/contact')
    await visit.fillIn(page, doubtful)
    await visit.submitButton(page).click()
    await visit.submitButton(page).click()
    await visit.field(page, 'name').press('Enter')
    await visit.expectValues(page, doubtful)
    expect(mailbox.requestCount()).toBe(0)
    release()
    const { phone } = visit.answers
    await visit.expectSent(page, mailbox, [{ ...doubtful, phone }])
    await visit.expectValues(page, visit.emptyValues)
    await expect(page).toHaveURL('/contact')
    expect(consoleErrors.filter((text) => !visit.unusedPreload.test(text))).toEqual([])
  },
)

test(
  'Back before hydration shows the previous page, with its title',
  { tag: ['@B1', '@F18'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/entreprise')
    const title = await page.title()
    await visit.followLink(page, '/formations')
    await visit.expectNavigated(page, '/formations')
    await page.goto('about:blank')
    const consoleErrors = visit.collectConsoleErrors(page)
    const release = await visit.holdRequests(page, visit.files.application)
    await page.goBack()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/entreprise')
    release()
    await visit.hydrate(page)
    await expect(page).toHaveTitle(title)
    expect(consoleErrors.filter((text) => !visit.unusedPreload.test(text))).toEqual([])
  },
)

// After parsing the HTML, a browser scrolls to the target of the URL's fragment and may move the focus,
// although a visitor may already be typing.
test(
  'focus and input survive when the first script loads late',
  { tag: ['@F46', '@firefox'] },
  async ({ page }) => {
    const [company] = spaces
    for (const { url, control, expectInput } of [
      {
        url: '/contact?sujet=devis#formulaire',
        control: 'textarea',
        expectInput: expectText,
      },
      {
        url: hrefWithAnswers(company, company.answers),
        control: '[name=financement]',
        expectInput: expectNewAnswer,
      },
    ])
      await test.step(url, async () => {
        const release = await visit.holdRequests(page, visit.files.entry)
        await page.goto(url, { waitUntil: 'commit' })
        const focused = page.locator(control).last()
        await focused.click()
        await page.keyboard.type('Nous')
        const loaded = page.waitForEvent('load')
        release()
        await loaded
        await expect(focused).toBeFocused()
        await page.keyboard.type(' sommes')
        await visit.hydrate(page)
        await expect(focused).toBeFocused()
        await page.keyboard.type(' douze.')
        await expectInput(focused)
        await page.unrouteAll()
        await page.goto('/robots.txt')
        await page.evaluate(() => sessionStorage.clear())
      })
  },
)

const expectText = (field: Locator) => expect(field).toHaveValue('Nous sommes douze.')

async function expectNewAnswer(answer: Locator) {
  await expect(answer.page()).toHaveURL('/entreprise#financement')
  await expect(answer).toBeChecked()
}

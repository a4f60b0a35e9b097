import { expect } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { requests } from '#src/model/requests.ts'
import { courseAt } from '#tests/item-at.ts'
import { expectAccessible } from './axe.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { expectNoCutTexts, expectTouchTargets, setViewport } from './targets.ts'

const { menu, spaces } = navigation

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'the menu of each layout has touch targets of 44 px',
  { tag: '@B8' },
  async ({ page }) => {
    for (const path of visit.pathPerLayout) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await visit.openHydrated(page, path)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: menu.open, exact: true }).click()
      await expect(page.locator(':popover-open')).toBeVisible()
      await expectTouchTargets(page, ':root', [
        menu.close,
        spaces.company.label,
        spaces.individual.label,
      ])
    }
  },
)

test('the assistant has touch targets of 44 px', { tag: '@B8' }, async ({ page }) => {
  await visit.openHydrated(page, '/entreprise')
  await visit.openAssistant(page)
  await expectTouchTargets(page, 'aside', [chat.send, chat.close])
})

test(
  'a notice, and the form to which it links, have touch targets of 44 px',
  { tag: '@B8' },
  async ({ page }) => {
    await visit.openHydrated(page, '/formations')
    await visit.blurWindow(page)
    await page.getByRole('button', { name: catalogue.tailorMade.request }).click()
    await expect(visit.notice(page)).toBeVisible()
    const { close, form } = noticeLabels
    await expectTouchTargets(page, '[role=region]', [close, form])
    await visit.notice(page).getByRole('link', { name: form }).click()
    await expect(page.getByText(/^Votre demande porte/)).toBeVisible()
    const remove = `Retirer\n${catalogue.tailorMade.courseTitle}`
    await expectTouchTargets(page, 'form[method=post]', [contactForm.submit, remove])
  },
)

test(
  'the form with errors, a failure or a success message fits 320 px, with touch targets of 44 px',
  { tag: ['@F30', '@B8', '@rgaa-reflow-form'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.blurWindow(page)
    await visit.submitButton(page).click()
    await expect(visit.formFeedback(page, contactForm.summary.at(-1) ?? '')).toBeVisible()
    await expectTouchTargets(page, 'form[method=post]', [contactForm.submit])

    await visit.fillIn(page, { ...visit.answers, message: 'W'.repeat(400) })
    mailbox.setFault({ status: 500, times: 1 })
    for (const state of ['failed', 'sent'] as const) {
      await visit.submitButton(page).click()
      await expect(visit.formFeedback(page, contactForm[state].title)).toBeVisible()
      await expect(visit.notice(page)).toBeVisible()
      await expectTouchTargets(page, '[role=region]', [noticeLabels.close])
      await visit.notice(page).getByRole('button', { name: noticeLabels.close }).click()
      await expect(visit.notice(page)).toHaveCount(0)
      await expectTouchTargets(page, 'form[method=post]', [contactForm.submit])
    }
  },
)

test('the list of requests fits 320 px, or 640 px with text of 200 %, and passes axe, even if empty', async ({
  page,
}) => {
  const expectReadable = async (state: string) => {
    await setViewport(page, [320, 900])
    await expectNoCutTexts(page)
    await expectAccessible(page, state, 'main')
    await setViewport(page, [640, 900])
    await visit.setTextSize(page, '200%')
    await expectNoCutTexts(page)
    await visit.setTextSize(page, '100%')
  }
  const [first, second] = [courseAt(2), courseAt(3)]
  const address = `/contact?formation=${first.anchor}&formation=${second.anchor}`
  await visit.openHydrated(page, address)
  await expect(page.locator('form li b')).toHaveText([first.title, second.title])
  await expectReadable('two requests')
  for (const { title } of [first, second])
    await page.getByRole('button', { name: `${requests.remove} ${title}` }).click()
  await expect(page.getByRole('heading', { name: requests.heading.none })).toBeFocused()
  await expectReadable('no request')
})

import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { expectTouchTargets } from './targets.ts'

const { menu, spaces } = navigation

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One page per layout, with further controls that only some pages have. */
const layouts = [
  { path: '/', checkMore: null },
  { path: '/particulier/contact', checkMore: checkIndividualForm },
  { path: '/formations', checkMore: checkNoticeAndRequest },
]

test(
  'the controls of every layout have touch targets of 44 px',
  { tag: '@B8' },
  async ({ page }) => {
    for (const { path, checkMore } of layouts)
      await test.step(path, async () => {
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
        await page.keyboard.press('Escape')

        await visit.openAssistant(page)
        await expectTouchTargets(page, 'aside', [chat.send, chat.close])
        await page.keyboard.press('Escape')
        await checkMore?.(page)
      })
  },
)

async function checkIndividualForm(page: Page) {
  await page.getByRole('button', { name: individualContact.form.submit }).click()
  await expect(page.getByText(individualContact.form.summary[3])).toBeVisible()
  await expect(visit.notice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visit.notice(page)).toHaveCount(0)
  await expectTouchTargets(page, 'form[method=post]', [individualContact.form.submit])
}

async function checkNoticeAndRequest(page: Page) {
  await visit.blurWindow(page)
  await page.getByRole('button', { name: catalogue.tailorMade.request }).click()
  await expect(visit.notice(page)).toBeVisible()
  await expectTouchTargets(page, '[role=region]', [noticeLabels.close, noticeLabels.form])
  await visit.notice(page).getByRole('link', { name: noticeLabels.form }).click()
  await expect(page.getByText(/^Votre demande porte/)).toBeVisible()
  await expectTouchTargets(page, 'form[method=post]', [
    contactForm.submit,
    `Retirer\n${catalogue.tailorMade.courseTitle}`,
  ])
}

test(
  'the form fits 320 px in all its states, with touch targets of 44 px',
  { tag: ['@F30', '@B8', '@rgaa-reflow-form'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.blurWindow(page)
    await visit.submitButton(page).click()
    await expect(visit.formFeedback(page, contactForm.summary.at(-1) ?? '')).toBeVisible()
    await expectTouchTargets(page, 'form[method=post]', [contactForm.submit])

    await visit.fillIn(page, { ...visit.answers, message: 'W'.repeat(400) })
    await mailbox.setFault({ status: 500, times: 1 })
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

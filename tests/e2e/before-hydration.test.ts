import { expect } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { contact } from '#src/content/pages/contact.ts'
import {
  answers,
  expectValues,
  field,
  fillIn,
  lasting,
  nothing,
  notice,
  submitButton,
  wake,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'
import { solution } from '#tests/page-names.ts'
import { itemAt } from '#tests/item-at.ts'

test('F03 what is typed before the application comes is kept and sent @firefox', async ({
  page,
  mailbox,
}) => {
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await fillIn(page, { ...answers, phone: '+33639981234', siret: '01234567400019' })
  await field(page, 'message').focus()
  release()
  await wake(page)
  await expect(field(page, 'message')).toBeFocused()
  await expectValues(page, answers)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
})

test('F04 a message submitted before the application comes leaves once @asvs-early-message-once @firefox', async ({
  page,
  mailbox,
}) => {
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await fillIn(page, answers)
  await submitButton(page).click()
  await submitButton(page).click()
  await field(page, 'name').press('Enter')
  await expectValues(page, answers)
  expect(await mailbox.requestCount()).toBe(0)
  release()
  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  await expectValues(page, nothing)
  await expect(page).toHaveURL('/contact')
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
  expect(await mailbox.requestCount()).toBe(1)
})

test.describe('F01 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page is complete, its questions open one at a time, and the browser itself asks for what is missing @rgaa-without-script @rgaa-questions-without-script', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title)
    await expect(page.locator('noscript p')).toHaveText(contactForm.withoutScript)
    await expect(page.locator('noscript p')).toBeVisible()
    const form = page.locator('form[method=post]')
    await expect(form).toHaveAttribute('action', `mailto:${organisation.email}`)
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form).not.toHaveAttribute('novalidate')

    const [first, second] = [itemAt(contact.faq.items, 0), itemAt(contact.faq.items, 1)]
    await expect(page.getByText(first.answer)).toBeHidden()
    await page.getByText(first.question).click()
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeHidden()

    await fillIn(page, { ...answers, company: '' })
    await submitButton(page).click()
    await expect(field(page, 'company')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await expectValues(page, { ...answers, company: '' })
  })

  test('the menus open and lead on @rgaa-menu-without-script', async ({ page }) => {
    await page.goto('/contact')
    const linkIn = (menu: string, name: string) =>
      page.getByRole('navigation', { name: menu }).getByRole('link', { name })
    const wide = linkIn(navigation.main, solution(1).label)
    await expect(wide).toBeHidden()
    await page.getByRole('button', { name: solutions.label }).click()
    await wide.click()
    await expect(page).toHaveURL(solution(1).href)

    await page.setViewportSize({ width: 390, height: 844 })
    const small = linkIn(navigation.mobile, 'Contact')
    await expect(small).toBeHidden()
    await page.getByRole('button', { name: navigation.menu.open }).click()
    await small.click()
    await expect(page).toHaveURL('/contact')
  })
})

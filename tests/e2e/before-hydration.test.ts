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
import { expectMenuKept } from './early-menu.ts'
import { test } from './fixtures.ts'
import { expectMailProgram } from './mail-program.ts'
import { files, hold, remove } from './requests.ts'
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

test('F07 a menu opened before the application comes stays open and answers', async ({
  page,
}) => {
  await expectMenuKept(page)
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

test('F07 a button pressed before the application comes is answered once @firefox', async ({
  page,
}) => {
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await page.getByRole('button', { name: contact.consultation.brochure }).click()
  await expect(notice(page)).toHaveCount(0)
  release()
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toContainText(
    "Cette fonctionnalité n'est pas encore implémentée.",
  )
})

test('F07 what was opened before the application comes stays open', async ({ page }) => {
  const release = await hold(page, files.application)
  const { question, answer } = itemAt(contact.faq.items, 0)
  await page.goto('/contact')
  await page.getByText(question).click()
  await expect(page.getByText(answer)).toBeVisible()
  await page.getByRole('button', { name: solutions.label }).click()
  const link = page.getByRole('link', { name: solution(1).label })
  await expect(link).toBeVisible()
  release()
  await wake(page)
  await expect(
    page.getByRole('button', { name: solutions.label, expanded: true }),
  ).toBeVisible()
  await expect(link).toBeVisible()
  await expect(page.getByText(answer)).toBeVisible()
})

test('F02 without the application the form leaves by the mail program @firefox', async ({
  page,
  mailbox,
}) => {
  await remove(page, files.application, 'a cut connection')
  await page.goto('/contact')
  await expectMailProgram(page)
  expect(await mailbox.requestCount()).toBe(0)
})

test.describe('F01 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page is complete @rgaa-without-script', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title)
    await expect(page.locator('noscript p')).toHaveText(contactForm.withoutScript)
    await expect(page.locator('noscript p')).toBeVisible()
    const form = page.locator('form[method=post]')
    await expect(form).toHaveAttribute('action', `mailto:${organisation.email}`)
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form).not.toHaveAttribute('novalidate')
    await fillIn(page, answers)
    await expectValues(page, answers)
  })

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, { ...answers, company: '' })
    await submitButton(page).click()
    await expect(field(page, 'company')).toBeFocused()
    await expect(page).toHaveURL('/contact')
  })

  test('questions open, one at a time @rgaa-questions-without-script @firefox', async ({
    page,
  }) => {
    await page.goto('/contact')
    const first = itemAt(contact.faq.items, 0)
    const second = itemAt(contact.faq.items, 1)
    await expect(page.getByText(first.answer)).toBeHidden()
    await page.getByText(first.question).click()
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeHidden()
  })

  test('the Solutions menu opens and leads on', async ({ page }) => {
    await page.goto('/contact')
    const link = page
      .getByRole('navigation', { name: navigation.main })
      .getByRole('link', { name: solution(1).label })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: solutions.label }).click()
    await link.click()
    await expect(page).toHaveURL(solution(1).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the menu of small screens opens and leads on @rgaa-menu-without-script', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const link = page
      .getByRole('navigation', { name: navigation.mobile })
      .getByRole('link', { name: 'Contact' })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: navigation.menu.open }).click()
    await link.click()
    await expect(page).toHaveURL('/contact')
  })
})

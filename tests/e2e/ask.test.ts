import { expect, type Page } from '@playwright/test'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { mandatoryTrainings } from '#src/page-content/mandatory-trainings.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { requests } from '#src/model/requests.ts'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { expectAccessible } from './axe.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { expectNoCutTexts, setViewport } from './targets.ts'

const first = courseAt(2)
const second = itemAt(mandatoryTrainings, 3)
const twoCourses = `/contact?formation=${first.anchor}&formation=${second.id}`

const removal = (page: Page, title: string) =>
  page.getByRole('button', { name: `${requests.remove} ${title}`, exact: true })
const heading = (page: Page, words: string) =>
  page.getByRole('heading', { name: words, exact: true })

const askLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: programmeWords.ask }).first()

const expectRequests = (page: Page, titles: readonly string[]) =>
  expect(page.locator('form li b')).toHaveText(titles)

test(
  'requests from a programme page and from a notice share one form and one e-mail',
  { tag: '@F56' },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, second.path)
    await askLink(page).click()
    await expect(heading(page, contact.form.title)).toBeFocused()
    await expect(heading(page, contact.form.title)).toBeInViewport()

    await page
      .getByRole('link', { name: itemAt(requests.add, 0).label, exact: true })
      .click()
    await expect(heading(page, 'Votre demande porte déjà sur une formation')).toBeVisible()
    const ask = `${catalogue.list.request} ${first.title}`
    await page.getByRole('button', { name: ask }).click()
    await visit.notice(page).getByRole('link', { name: noticeLabels.form }).click()
    await expectRequests(page, [second.title, first.title])
    const asked = `formation=${second.id}&formation=${first.anchor}#formulaire`
    await expect(page).toHaveURL(`/contact?sujet=information-sur-une-formation&${asked}`)

    await visit.send(page, { ...visit.answers, message: 'Nous serions douze.' })
    const lines = [second, first].map(({ title }) => `Formation\u00A0: ${title}\n`)
    const message = `${lines.join('')}\nNous serions douze.`
    await visit.expectSent(page, mailbox, [{ ...visit.answers, message }])
    await expect(page).toHaveURL('/contact#formulaire')
  },
)

test(
  'removed requests do not return with Back or a reload',
  { tag: '@F47' },
  async ({ page }) => {
    await visit.openHydrated(page, twoCourses)
    await removal(page, first.title).click()
    await page
      .getByRole('link', { name: itemAt(requests.add, 0).label, exact: true })
      .click()
    await expect(heading(page, catalogue.title)).toBeFocused()
    await page.goBack()
    await expectRequests(page, [second.title])
    await page.reload()
    await visit.hydrate(page)
    await expectRequests(page, [second.title])
  },
)

test('the list of requests fits 320 px, also with text of 200 %, and passes axe, even if empty', async ({
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
  await visit.openHydrated(page, twoCourses)
  await expectRequests(page, [first.title, second.title])
  await expectReadable('two requests')
  for (const { title } of [first, second]) await removal(page, title).click()
  await expect(heading(page, requests.heading.none)).toBeFocused()
  await expectReadable('no request')
})

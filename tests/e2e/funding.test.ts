import { expect } from '@playwright/test'
import { fundingLines } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { organisation } from '#src/content/organisation.ts'
import { requests } from '#src/content/requests.ts'
import { enlargeText, openLive, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import {
  addressOf,
  answerAll,
  answerText,
  button,
  choose,
  list,
  section,
  type Space,
  spaces,
  title,
} from './funding-page.ts'
import { files, hold, remove } from './requests.ts'

const linesOf = ({ content, given }: Space) =>
  fundingLines(content, given).map(({ term, text }) => `${term} ${text}`)
const [company, individual] = spaces

test('three answers by keyboard alone lead to tracks, and the focus goes along @firefox', async ({
  page,
}) => {
  const { path, content, given } = individual
  await openLive(page, path)
  await expect(list(page)).toBeVisible()
  await section(page).getByRole('radio').first().focus()
  for (const answer of given) {
    const asked = content.questions.find(({ answers }) =>
      answers.some(({ id }) => id === answer),
    )
    const at = asked?.answers.findIndex(({ id }) => id === answer) ?? 0
    await page.keyboard.press('Space')
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown')
    await expect(
      section(page).getByRole('radio', { name: answerText(individual, answer) }),
    ).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(title(page)).toBeFocused()
    await expect(list(page)).toBeHidden()
    await page.keyboard.press('Tab')
  }
  await expect(title(page)).toHaveText(/pistes? pour votre situation$/)
  await expect(page).toHaveURL(addressOf(individual, given))
})

test('answers hold in 320 px, and in text of twice the size', async ({ page }) => {
  const { path, given } = company
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await page.setViewportSize({ width: 320, height: 568 })
  await openLive(page, path)
  for (const answer of given) {
    expect(await overflow()).toBe(0)
    await choose(page, company, answer)
    await button(page, words.next).click()
  }
  await expect(title(page)).toBeFocused()
  expect(await overflow()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await enlargeText(page)
  expect(await overflow()).toBe(0)
})

test('what is chosen and pressed before the application is there leads on', async ({
  page,
}) => {
  const { path, given } = company
  const release = await hold(page, files.application)
  await page.goto(path)
  await choose(page, company, given[0])
  await button(page, words.next).click()
  await expect(section(page).locator('[data-done]')).toHaveCount(0)
  release()
  await expect(section(page).locator('[data-done]')).toHaveCount(1)
  await expect(page).toHaveURL(addressOf(company, given.slice(0, 1)))
})

test('all tracks are printed at rest and while it asks, and those found, each whole', async ({
  page,
}) => {
  const { path, given } = company
  await openLive(page, path)
  await page.emulateMedia({ media: 'print' })
  await expect(list(page)).toBeVisible()
  await expect(section(page).locator('form')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await choose(page, company, given[0])
  await button(page, words.next).click()
  await expect(list(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(list(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(addressOf(company, given))
  await wake(page)
  await expect(section(page).locator('li dl:visible')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(section(page).locator('li dl:visible')).toHaveCount(
    await section(page).locator('li h4').count(),
  )
})

for (const space of spaces) {
  const { path, content, given, instead } = space

  test(`${path}: where the first script does not come, the answer goes to the contact form`, async ({
    page,
  }) => {
    await remove(page, files.entry, 'a cut connection')
    await page.goto(path)
    await choose(page, space, given[0] ?? '')
    await button(page, words.next).click()
    await expect(page).toHaveURL(instead)
    await expect(page.locator('#formulaire')).toBeInViewport()
  })

  test.describe(`${path} without script`, () => {
    test.use({ javaScriptEnabled: false })

    test('shows every track with its condition and who decides, and asks nothing', async ({
      page,
    }) => {
      await page.goto(`${path}#financement`)
      await expect(section(page).locator('form')).toBeHidden()
      await expect(section(page).locator('ol')).toBeHidden()
      for (const { situation, name, conditions, decidedBy } of content.tracks) {
        const row = section(page)
          .getByRole('listitem')
          .filter({
            has: page.getByRole('heading', { name: situation, exact: true }),
          })
        await expect(row).toContainText(name)
        for (const { text } of conditions) await expect(row).toContainText(text)
        await expect(row).toContainText(decidedBy)
      }
    })
  })
}

test('the address restores the answers on reload and Back, and nothing leaves or is stored meanwhile', async ({
  page,
  context,
}) => {
  const { path, given } = individual
  await openLive(page, path)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await answerAll(page, individual)
  await button(page, words.back).click()
  await button(page, words.next).click()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => !/\/assets\/[^/]*\.(?:js|svg|woff2)$/.test(url))).toEqual([])
  expect(await context.storageState({ indexedDB: true })).toEqual({
    cookies: [],
    origins: [],
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  const found = await title(page).innerText()
  await page.reload()
  await wake(page)
  await expect(title(page)).toHaveText(found)
  await page.locator('header a[href="/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText(found)
  await expect(page).toHaveURL(addressOf(individual, given))
})

test('on a phone, who goes on without an answer sees why not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, individual.path)
  const first = section(page).getByRole('radio').first()
  // The second press finds the error above the screen.
  for (let times = 0; times < 2; times += 1) {
    await first.evaluate((radio) => radio.parentElement?.scrollIntoView())
    await button(page, words.next).click()
    await expect(first).toBeFocused()
    await expect.poll(() => section(page).getByRole('alert').evaluate(isSeen)).toBe(true)
  }
})

/** Whether it is on screen, whole, with nothing in front of it. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const corners = [
    document.elementFromPoint(left, top + 1),
    document.elementFromPoint(right - 1, bottom - 1),
  ]
  return corners.every((found) => element.contains(found))
}

test('two presses in a row are two, whatever the address has come to', async ({ page }) => {
  await openLive(page, addressOf(company, ['former', '11-49']))
  await expect(section(page).locator('[data-done]')).toHaveCount(2)
  await button(page, words.back).click()
  await button(page, words.back).click()
  await button(page, words.next).evaluate((element) => {
    for (let times = 0; times < 2; times += 1)
      if (element instanceof HTMLButtonElement) element.form?.requestSubmit()
  })
  await expect(page).toHaveURL(addressOf(company, ['former', '11-49']))
  await expect(section(page).locator('[data-done]')).toHaveCount(2)
})

test('a company asks with exactly the lines that it was shown, and can take them out', async ({
  page,
}) => {
  await openLive(page, addressOf(company, company.given))
  const shown = await section(page).locator('h4 ~ ul li').allInnerTexts()
  expect(shown.map(spaced)).toEqual(linesOf(company).map(spaced))
  await section(page).getByRole('link', { name: words.request.company.action }).click()
  const note = page
    .locator('form li')
    .filter({ hasText: requests.funding.title })
    .locator('span')
    .first()
  await expect(note).toHaveText(linesOf(company).join(' '))
  await page
    .getByRole('button', { name: `${requests.remove} ${requests.funding.title}` })
    .click()
  await expect(note).toHaveCount(0)
  await expect(page).toHaveURL('/contact#formulaire')
})

test('an individual writes an e-mail with exactly the lines that were shown', async ({
  page,
}) => {
  await openLive(page, addressOf(individual, individual.given))
  const shown = await section(page).locator('h4 ~ ul li').allInnerTexts()
  const link = section(page).getByRole('link', { name: words.request.individual.action })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href.startsWith(`mailto:${organisation.email}?`)).toBe(true)
  const body = new URLSearchParams(href.replace(/^.*\?/, '')).get('body') ?? ''
  expect(body.split('\r\n').map(spaced)).toEqual(shown.map(spaced))
})

/** With every kind of space as a plain one. */
function spaced(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
}

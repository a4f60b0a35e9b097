import { expect } from '@playwright/test'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import { brochureButton, field, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'
import { oneOfEachLayout } from './site-paths.ts'
import { wrapTexts } from './wrap-texts.ts'
import { itemAt } from '#tests/item-at.ts'
import { solution } from '#tests/page-names.ts'

/** How programs between the host and the visitor change a document: each is run in the page. */
const changes = {
  'every text wrapped by a translator': wrapTexts,
  'an element put in beside each field': () => {
    for (const field of document.querySelectorAll('#root :is(input, textarea, select, h1)'))
      field.after(document.createElement('aside'))
  },
  'e-mail addresses rewritten into links': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#00'
      const hidden = document.createElement('span')
      hidden.textContent = '[email protected]'
      link.replaceChildren(hidden)
    }
  },
  'words marked by a highlighter': () => {
    for (const part of document.querySelectorAll('#root :is(h1, p, label, span)')) {
      const text = part.firstChild
      if (!(text instanceof Text) || text.data.length < 4) continue
      const mark = document.createElement('mark')
      mark.append(text.splitText(2))
      text.after(mark)
    }
  },
} as const
const kinds = Object.entries(changes)

for (const [index, [kind, change]] of kinds.entries())
  test(
    `F36 what is typed, focus, caret and a press that waits survive ${kind} while the application comes`,
    { tag: index === 0 ? '@firefox' : [] },
    async ({ page }) => {
      const release = await hold(page, files.application)
      await page.goto('/contact')
      await brochureButton(page).click()
      await field(page, 'email').fill('zoe@exemple.example')
      await field(page, 'phone').fill('+33612345678')
      await page.evaluate(change)
      await field(page, 'subject').selectOption('Partenariat')
      const message = page.locator('textarea[name="message"]')
      await message.focus()
      await page.keyboard.type('Bonjour,\nnous sommes douze.')
      for (let back = 0; back < 6; back += 1) await page.keyboard.press('ArrowLeft')
      const typing = page.keyboard.type('environ, à une ou deux près, ', { delay: 40 })
      // It comes in the middle of a word.
      await expect(message).toHaveValue(/env/)
      release()
      await typing
      await expect(
        page.getByText("Cette fonctionnalité n'est pas encore implémentée.").first(),
      ).toBeVisible()
      await expect(message).toBeFocused()
      await page.keyboard.type('toutes les ')
      await expect(message).toHaveValue(
        'Bonjour,\nnous sommes environ, à une ou deux près, toutes les douze.',
      )
      await expect(field(page, 'email')).toHaveValue('zoe@exemple.example')
      await expect(field(page, 'phone')).toHaveValue('06 12 34 56 78')
      await expect(field(page, 'subject')).toHaveValue('Partenariat')
    },
  )

test('F36 an individual’s words survive a translator while the application comes', async ({
  page,
}) => {
  const release = await hold(page, files.application)
  await page.goto('/particulier/contact')
  await page.evaluate(changes['every text wrapped by a translator'])
  const phone = page.locator('form [name="phone"]')
  const message = page.locator('form [name="message"]')
  await phone.fill('06 39 98')
  await message.focus()
  const typing = page.keyboard.type('Je voudrais apprendre le tableur', { delay: 40 })
  await expect(message).toHaveValue(/Je v/)
  release()
  await typing
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
  await page.keyboard.type('.')
  await expect(message).toHaveValue('Je voudrais apprendre le tableur.')
  await expect(phone).toHaveValue('06 39 98')
  await phone.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(phone).toHaveValue('63 99 8')
})

for (const [how, change] of [
  ['as it was', () => {}],
  ['anew', changes['words marked by a highlighter']],
] as const)
  test(`F07 F36 what is open before the application comes stays open when the page is drawn ${how}`, async ({
    page,
  }) => {
    const release = await hold(page, files.application)
    const { question, answer } = itemAt(contact.faq.items, 0)
    await page.goto('/contact')
    await page.getByText(question).click()
    await page.getByRole('button', { name: solutions.label }).click()
    const link = page.getByRole('link', { name: solution(1).label })
    await expect(link).toBeVisible()
    await page.evaluate(change)
    release()
    await wake(page)
    await expect(
      page.getByRole('button', { name: solutions.label, expanded: true }),
    ).toBeVisible()
    await expect(link).toBeVisible()
    await expect(page.getByText(answer)).toBeVisible()
  })

test('F07 F36 a small screen’s menu that is open before the application comes stays open, and answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await page.getByRole('button', { name: navigation.menu.open, exact: true }).click()
  const menu = page.getByRole('navigation', { name: navigation.mobile })
  await expect(menu).toBeVisible()
  await page.evaluate(changes['words marked by a highlighter'])
  release()
  const close = page.getByRole('button', { name: navigation.menu.close, exact: true })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
  await close.click()
  await expect(menu).toBeHidden()
})

test('F36 a page of each kind comes to life after all of these changes @firefox', async ({
  page,
  browserName,
}) => {
  const ofLayouts = browserName === 'firefox' ? [] : oneOfEachLayout
  const focused = () =>
    page.evaluate(() => {
      const { localName, classList } = document.activeElement ?? document.body
      // Documents leave out the classes of components that no style names.
      const names = [...classList].filter((name) => !name.startsWith('sc-'))
      return `${localName}.${names.join('.')}`
    })
  for (const path of [...ofLayouts, '/contact', '/particulier/faq']) {
    const release = await hold(page, files.application)
    await page.goto(path)
    for (const [, change] of kinds) await page.evaluate(change)
    await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>('main a, main button')
      // An answer that is closed holds links, too.
      Array.from(controls)
        .find((control) => control.checkVisibility())
        ?.focus()
    })
    const before = await focused()
    release()
    await wake(page)
    await page.unroute(files.application)
    expect(before).toMatch(/^(a|button)/)
    expect(await focused(), path).toBe(before)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

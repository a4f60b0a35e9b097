import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { type LegalDocument, legalLabels } from '#src/content/legal-document.ts'
import { footer, navigation } from '#src/content/navigation.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { notFound } from '#src/content/pages/not-found.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'
import { titleOf } from '#tests/page-names.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const switchLink = (page: Page, space: keyof typeof navigation.spaces) =>
  page
    .getByRole('group', { name: navigation.switch })
    .getByRole('link', { name: navigation.spaces[space].label, exact: true })

async function expectSpace(page: Page, space: 'company' | 'individual' | null) {
  for (const known of ['company', 'individual'] as const) {
    if (known === space)
      await expect(switchLink(page, known)).toHaveAttribute('aria-current', 'true')
    else await expect(switchLink(page, known)).not.toHaveAttribute('aria-current')
  }
}

test.describe('the two spaces', () => {
  test('each header says in which one the visitor is, and leads to the other', async ({
    page,
  }) => {
    await openLive(page, '/')
    await expectSpace(page, null)
    await switchLink(page, 'company').click()
    await expect(page).toHaveURL('/entreprise')
    await expectSpace(page, 'company')
    await switchLink(page, 'individual').click()
    await expect(page).toHaveURL('/particulier')
    await expectSpace(page, 'individual')
    await expect(heading(page)).toBeFocused()
    await switchLink(page, 'company').click()
    await expect(page).toHaveURL('/entreprise')
    await expectSpace(page, 'company')
    await expect(heading(page)).toBeFocused()
  })

  test('so do their menus of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, '/formations')
    for (const [from, to] of [
      ['company', 'individual'],
      ['individual', 'company'],
    ] as const) {
      const where = page.getByRole('banner').getByText(navigation.spaces[from].where)
      await expect(where).toBeVisible()
      await page.getByRole('button', { name: navigation.menu.open }).click()
      await expectSpace(page, from)
      await switchLink(page, to).click()
      await expect(page).toHaveURL(navigation.spaces[to].href)
    }
  })
})

test.describe('B1 from page to page of the individual space', () => {
  const walk = [
    ['Formations', '/particulier/formations', titleOf('/particulier/formations')],
    [
      'Certifications',
      '/particulier/certifications',
      titleOf('/particulier/certifications'),
    ],
    ['Questions fréquentes', '/particulier/faq', titleOf('/particulier/faq')],
    ['Contact', '/particulier/contact', titleOf('/particulier/contact')],
    ['Accueil', '/particulier', titleOf('/particulier')],
  ] as const

  test('the title, the heading and the mark of the current page follow', async ({
    page,
  }) => {
    await openLive(page, '/particulier')
    const links = page.getByRole('navigation', { name: navigation.main }).getByRole('link')
    await expect(links).toHaveText(navigation.individual.map(({ label }) => label))
    for (const [name, path, title] of walk) {
      await links.filter({ hasText: name }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([name])
    }
    await page.goBack()
    await expect(page).toHaveTitle(titleOf('/particulier/contact'))
    await expect(heading(page)).toBeFocused()
  })
})

test.describe('the legal texts', () => {
  const texts: readonly (readonly [path: string, text: LegalDocument, count: number])[] = [
    ['/politique-de-confidentialite', legalNotice, 16],
    ['/reglement-interieur', trainingRules, 19],
    ['/conditions-generales-utilisation', termsOfUse, 9],
  ]
  for (const [path, { articles }, count] of texts)
    test(`the contents of ${path} lead to its ${count} articles`, async ({ page }) => {
      await openLive(page, path)
      const links = page
        .getByRole('navigation', { name: legalLabels.contents })
        .locator('ol a')
      await expect(links).toHaveCount(count)
      for (const index of [count - 1, 0, Math.floor(count / 2)]) {
        const article = articles[index]
        const title = page.locator(`h2#${article?.id}`)
        await expect(title).toContainText(article?.title ?? '')
        await links.nth(index).click()
        await expect(page).toHaveURL(`${path}#${article?.id}`)
        await expectUnderHeader(page, title)
      }
      await expect(page.getByRole('article').locator('h2')).toHaveCount(count)
    })

  test('an address with an article shows it on load and by a link of another page @firefox', async ({
    page,
  }) => {
    const [path, hash] = contactForm.privacy.href.split('#')
    const title = page.locator(`#${hash}`)
    await page.goto(contactForm.privacy.href)
    await expectUnderHeader(page, title)
    await openLive(page, '/contact')
    await page.getByRole('link', { name: contactForm.privacy.link }).click()
    await expect(page).toHaveURL(`${path}#${hash}`)
    await expectUnderHeader(page, title)
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(heading(page)).toBeFocused()
  })

  test('the footer leads to the three of them from both spaces', async ({ page }) => {
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    for (const start of ['/entreprise', '/particulier']) {
      await page.goto(start)
      for (const { label, href } of footer.legal.links)
        await expect(link(label)).toHaveAttribute('href', href)
    }
    for (const { label, href } of footer.legal.links) {
      await link(label).click()
      await expect(page).toHaveURL(href)
    }
  })
})

type Title = ReturnType<Page['locator']>

/** Expects a title on screen, below the bar that stays at the top. */
async function expectUnderHeader(page: Page, title: Title) {
  await expect(title).toBeInViewport()
  await expect(async () => {
    const bar = await page.getByRole('banner').boundingBox()
    const box = await title.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }).toPass()
}

test('every link that opens a tab says so, and only these', async ({ page }) => {
  test.slow()
  for (const path of sitePaths) {
    await page.goto(path)
    const links = await page.getByRole('link', { includeHidden: true }).evaluateAll((all) =>
      all.map((link) => ({
        text: link.textContent.trim(),
        opens: link.getAttribute('target') === '_blank',
        rel: link.getAttribute('rel'),
      })),
    )
    const opening = links.filter(({ opens }) => opens)
    expect(opening.length, path).toBeGreaterThan(0)
    for (const { text, rel } of opening) {
      expect(text, path).toContain('(nouvel onglet)')
      expect(rel, path).toContain('noopener')
    }
    const silent = links.filter(({ opens, text }) => !opens && text.includes('onglet'))
    expect(silent, path).toEqual([])
  }
})

test.describe('F33 an address that no page has', () => {
  test('is answered with 404 and a French page that leads on', async ({ page }) => {
    for (const path of ['/aucune-page', '/particulier/aucune-page', '/Contact']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
    }
    await expect(page).toHaveTitle(titleOf('/404'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(heading(page)).toHaveText(notFound.title)
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveText([
      'Espace Entreprise',
      'Espace Particulier',
      notFound.actions.contact.label,
    ])
    await openLive(page, '/aucune-page')
    await links.nth(1).click()
    await expect(page).toHaveURL('/particulier')
    await expect(heading(page)).toBeFocused()
  })

  test('with a slash too many is the page itself', async ({ page }) => {
    const response = await page.goto('/contact/?sujet=devis')
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL('/contact?sujet=devis')
    await expect(page.locator('[name=subject]')).toHaveValue('Demande de devis')
  })
})

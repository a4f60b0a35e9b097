import { expect, type Page } from '@playwright/test'
import { navigation, solutions } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { companyHome } from '#src/content/pages/company-home.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import {
  individualTrainings,
  individualTrainingsPage,
} from '#src/content/pages/individual-trainings.ts'
import {
  mandatoryPage,
  mandatoryTrainings,
} from '#src/content/pages/mandatory-trainings.ts'
import { preHire } from '#src/content/pages/pre-hire.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { requests } from '#src/content/requests.ts'
import { solution } from '#tests/page-names.ts'
import { itemAt } from '#tests/item-at.ts'
import { field, notice, wake } from './contact-page.ts'
import { test } from './fixtures.ts'

const fire = itemAt(mandatoryTrainings, 3)
const excel = itemAt(individualTrainings, 1)

const screens = [
  ['a desktop', { width: 1440, height: 900 }, true],
  ['a phone without script', { width: 390, height: 844 }, false],
] as const

for (const [screen, viewport, hasScript] of screens)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, javaScriptEnabled: hasScript })

    const isPhone = viewport.width < 400

    /** From the choice of a space to a page of its menu, as the visitor of this screen goes. */
    async function enter(page: Page, space: 'company' | 'individual', ...labels: string[]) {
      await page.goto('/')
      if (hasScript) await wake(page)
      const { href } = navigation.spaces[space]
      await page.getByRole('main').locator(`a[href="${href}"]`).click()
      // The next page closes the menus.
      if (hasScript) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      for (const [index, label] of labels.entries()) {
        if (isPhone && index === 0)
          await page
            .getByRole('banner')
            .getByRole('button', { name: navigation.menu.open })
            .click()
        const isMenu = !isPhone && label === solutions.label
        const menu = page.getByRole('navigation', {
          name: isPhone ? navigation.mobile : navigation.main,
        })
        if (isMenu) await menu.getByRole('button', { name: label }).click()
        else if (label !== solutions.label)
          await menu.getByRole('link', { name: label }).click()
      }
    }

    /** The form on screen knows what is asked for; without script it is there to say it. */
    async function expectRequest(page: Page, title: string, subject: string) {
      await expect(page).toHaveURL(/\/contact\?.*#formulaire$/)
      await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport()
      if (!hasScript) {
        // The static document cannot read its address, and says what to write.
        await expect(field(page, 'message')).toBeVisible()
        await expect(page.getByText(/nommez-\u2060?y\sla\sformation/)).toBeVisible()
        return
      }
      await expect(page.getByText(requests.lead)).toBeInViewport()
      await expect(
        page.getByRole('button', { name: `${requests.remove} ${title}` }),
      ).toBeVisible()
      await expect(field(page, 'subject')).toHaveValue(subject)
    }

    test('a company that has twelve people to train against fire finds what decides, and asks', async ({
      page,
    }) => {
      await enter(page, 'company', solutions.label, solution(2).label)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mandatoryPage.title)
      await page
        .getByRole('main')
        .getByRole('link', { name: `${programmeWords.show} ${fire.title}` })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fire.title)
      const sheet = page.getByRole('main')
      for (const what of [
        /R4227/,
        /tous les six mois/,
        /4\sà\s12/,
        /€/,
        /3\sh(eures)?\s30/,
      ])
        await expect(sheet.getByText(what).first()).toBeVisible()
      await sheet.getByRole('link', { name: programmeWords.ask }).first().click()
      await expectRequest(page, fire.title, 'Information sur une formation')
    })

    test('a company that wants to train before it hires is told what for, and asks', async ({
      page,
    }) => {
      await enter(page, 'company', solutions.label, solution(0).label)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(preHire.title)
      await expect(page.getByText(preHire.advantages.condition.text)).toBeAttached()
      await page.getByRole('link', { name: preHire.closing.action.label }).click()
      await expectRequest(page, 'Recrutement en POEI', 'Autre')
    })

    test('a company asks for a quote from its home page with one press', async ({
      page,
    }) => {
      await enter(page, 'company')
      await page
        .getByRole('link', { name: companyHome.hero.actions.quote.label, exact: true })
        .click()
      await expect(page).toHaveURL(/\/contact\?sujet=devis#formulaire$/)
      if (hasScript) await expect(field(page, 'subject')).toHaveValue('Demande de devis')
    })

    test('a person who wants to learn Excel finds seven facts, and a way on that says so', async ({
      page,
    }) => {
      await enter(page, 'individual', 'Formations')
      const card = page.locator('li').filter({
        has: page.getByRole('heading', { name: excel.title, exact: true, level: 3 }),
      })
      // The seventh, the delay, is the same for all and said once.
      await expect(card.last().locator('dt')).toHaveCount(6)
      await expect(page.getByRole('heading', { name: 'Délai d’accès' })).toBeVisible()
      await expect(card.last().getByText(/TTC/)).toBeVisible()
      const mail = card.last().getByRole('link', { name: individualTrainingsPage.ask })
      await expect(mail).toHaveAttribute('href', /^mailto:.*Excel$/)
      await card
        .last()
        .getByRole('button', { name: individualTrainingsPage.learnMore })
        .click()
      if (hasScript) {
        await expect(notice(page)).toBeVisible()
        return
      }
      await expect(page).toHaveURL(/\/particulier\/contact\??#formulaire$/)
      const warning = page.getByText(individualContact.form.notYet.title)
      await expect(warning).toBeInViewport()
      const box = await warning.boundingBox()
      const name = await page
        .getByLabel(individualContact.form.fields.name.label)
        .boundingBox()
      expect(box?.y).toBeLessThan(name?.y ?? 0)
      await expect(
        page.getByRole('main').locator(`a[href="mailto:${organisation.email}"]`).first(),
      ).toBeVisible()
    })
  })

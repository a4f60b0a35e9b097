import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { navigation } from '#src/content/navigation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { individualHome } from '#src/content/pages/individual-home.ts'
import * as visit from './visit.ts'
import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'
import { files, remove } from './requests.ts'
import { fundingWords } from '#src/content/funding-words.ts'
import { button, choose, section, spaces, title } from './funding-page.ts'
import { followMachines, holdTime, restingStates, statesOf } from './machine-states.ts'
import { expectOnSmall } from './targets.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe, with every rule it has', () => {
  // In one worker, in this order: the last test sums up.
  test.describe.configure({ mode: 'default' })
  const scanned = new Set<string>()

  /** Looks at the page, whose time stands still from now on, and notes the states that it shows. */
  async function look(page: Page, state: string, within?: string) {
    await holdTime(page, true)
    const before = await statesOf(page)
    await expectAccessible(page, state, within)
    expect(await statesOf(page), state).toEqual(before)
    for (const each of before) scanned.add(each)
  }

  test('finds nothing along the way of a message @rgaa-axe-message @firefox', async ({
    page,
    mailbox,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // A page that is looked at for long starts by itself.
    const letGo = await visit.openHeld(page, '/contact')
    await expectAccessible(page, 'before the application')
    letGo()
    await followMachines(page)
    await visit.openWhole(page, '/contact')
    await look(page, 'at rest')
    const [question] = contact.faq.items
    await page.getByText(question?.question ?? '', { exact: true }).click()
    await page.getByRole('button', { name: contact.consultation.brochure }).click()
    await expect(visit.notice(page)).toBeVisible()
    // A notice that comes up under a resting pointer stops its time.
    await page.mouse.move(3, 600)
    await look(page, 'a question and a notice open')
    await visit.notice(page).getByRole('button', { name: noticeLabels.close }).click()

    await visit.submitButton(page).click()
    await expect(visit.lasting(page, contactForm.summary[6])).toBeFocused()
    await look(page, 'errors')

    await visit.fillIn(page, { ...visit.answers, phone: '06 1', siret: '732' })
    await mailbox.misbehave({ status: 500, times: 1 })
    const release = await visit.holdMessages(page)
    await visit.submitButton(page).click()
    await expect(page.getByRole('button', { name: contactForm.sending })).toBeVisible()
    await look(page, 'sending')

    release()
    await expect(visit.lasting(page, contactForm.failed.title)).toBeFocused()
    await expect(visit.notice(page)).toContainText('Une erreur est survenue.')
    await page.mouse.move(3, 600)
    await look(page, 'failure')
    await visit.notice(page).getByRole('button', { name: noticeLabels.close }).click()

    await page.evaluate(() => {
      const ends: PromiseWithResolvers<void>[] = []
      const writeText = () => {
        const end = Promise.withResolvers<void>()
        ends.push(end)
        return end.promise
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      addEventListener('copied', () => ends.shift()?.resolve())
      addEventListener('refused', () => ends.shift()?.reject(new Error('refused')))
    })
    const copy = page.getByRole('button', { name: contactForm.failed.copy })
    for (const end of ['copied', 'refused']) {
      await copy.click()
      await look(page, 'copying')
      await page.evaluate((type) => dispatchEvent(new Event(type)), end)
      const { copied, copyFailed } = contactForm.failed
      await expect(page.getByText(end === 'copied' ? copied : copyFailed)).toBeVisible()
      await look(page, end)
    }

    await visit.submitButton(page).click()
    await expect(visit.lasting(page, contactForm.sent.title)).toBeFocused()
    await expect(visit.notice(page)).toContainText('Message envoyé avec succès !')
    await page.mouse.move(3, 600)
    await look(page, 'success')
    await visit.notice(page).getByRole('button', { name: noticeLabels.close }).click()
  })

  test('finds nothing in the menu and the assistant of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await followMachines(page)
    await visit.openWhole(page, '/contact')
    await page.getByRole('button', { name: navigation.menu.open }).click()
    await expect(page.getByRole('navigation', { name: navigation.mobile })).toBeVisible()
    await look(page, 'menu open')
    await page.keyboard.press('Escape')
    await visit.openAssistant(page)
    await look(page, 'assistant open')
  })

  test('finds nothing in the menu, the assistant, the lists and the notices @firefox', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await followMachines(page)
    await visit.openWhole(page, '/contact')
    await look(page, 'at rest')
    const button = visit.solutionsButton(page)
    const panel = page.locator('#solutions')
    await button.hover()
    await look(page, 'Solutions hovered')
    await holdTime(page, false)
    await expect(panel).toBeVisible()
    await look(page, 'opened by the pointer')
    await page.mouse.move(3, 600)
    await look(page, 'left by the pointer')
    await holdTime(page, false)
    await expect(panel).toBeHidden()
    await button.press('ArrowDown')
    await expect(panel).toBeVisible()
    await look(page, 'opened by a key')
    await page.keyboard.press('f')
    await look(page, 'typing a letter')
    await page.keyboard.press('Escape')

    await visit.openAssistant(page)
    await visit.say(page, 'Bonjour')
    await expect(async () => {
      await holdTime(page, false)
      await holdTime(page, true)
      await expect(visit.notice(page)).toBeVisible({ timeout: 1 })
    }).toPass()
    await page.mouse.move(3, 600)
    await visit.assistantButton(page).focus()
    await look(page, 'assistant open, notice running')
    await visit.notice(page).hover()
    await look(page, 'notice held')
    await visit.assistantButton(page).click()
    await expect(visit.assistant(page)).toHaveCount(0)
    await visit.notice(page).getByRole('button', { name: noticeLabels.close }).click()

    const entries = page.getByRole('navigation', { name: navigation.main })
    await entries.getByRole('link', { name: 'Nos formations' }).click()
    await expect(visit.heading(page)).toHaveText(catalogue.title)
    await look(page, 'a list at rest')
    const category = courseCategories.at(-1)?.name ?? ''
    const chips = page.getByRole('group', { name: catalogue.filterLabel })
    await chips.getByRole('link', { name: category }).click()
    await expect(page.getByRole('status').filter({ hasText: 'affichée' })).toBeAttached()
    await look(page, 'filtered')

    await page
      .getByRole('group', { name: navigation.switch })
      .getByRole('link', { name: navigation.spaces.individual.label })
      .click()
    await expect(visit.heading(page)).toHaveText(individualHome.hero.title)
    await entries.getByRole('link', { name: 'Contact' }).click()
    await expect(visit.heading(page)).toHaveText(individualContact.title)
    const submit = page.getByRole('button', { name: individualContact.form.submit })
    await submit.click()
    await expect(page.getByText(individualContact.form.summary[3])).toBeVisible()
    await look(page, 'the individual form to correct')
  })

  for (const [index, space] of spaces.entries())
    test(
      `finds nothing in the questions about funding of ${space.path}`,
      { tag: index === 0 ? '@firefox' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width: index === 0 ? 1440 : 390, height: 900 })
        await followMachines(page)
        await visit.openWhole(page, space.path)
        await look(page, 'at rest')
        await button(page, fundingWords.next).click()
        await expect(section(page).getByText(fundingWords.missing)).toBeVisible()
        await look(page, 'an answer is missing')
        for (const answer of space.given) {
          await holdTime(page, false)
          await choose(page, space, answer)
          await look(page, `${answer} chosen`)
          await holdTime(page, false)
          await button(page, fundingWords.next).click()
          await expect(title(page)).toBeFocused()
        }
        await look(page, 'answered')
        await holdTime(page, false)
        for (let times = 0; times < 3; times += 1)
          await button(page, fundingWords.back).click()
        await look(page, 'the first question again')
      },
    )

  test('has seen every state in which a machine can rest', () => {
    expect(restingStates.filter((state) => !scanned.has(state))).toEqual([])
    expect([...scanned].filter((state) => !restingStates.includes(state))).toEqual([])
  })
})

test('B8 axe finds nothing on the page that says a failure, and a finger meets 44 px of each of its controls @rgaa-axe-failure @firefox', async ({
  page,
  browserName,
}) => {
  test.slow()
  await remove(page, files.content('formations'))
  await page.route('/formations', (route) => route.abort())
  const widths = browserName === 'firefox' ? [1440] : [1440, 390]
  const look = async (state: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${state}, at ${width} px`)
    }
  }
  await visit.openLive(page, '/entreprise')
  await visit.travelTo(page, '/formations')
  await expect(visit.heading(page)).toHaveText(failure.title)
  await look('nothing typed')

  await visit.openLive(page, '/entreprise')
  await visit.openAssistant(page)
  await visit.assistantField(page).fill('Bonjour')
  await visit.travelTo(page, '/formations')
  await expect(page.getByText(failure.kept.text)).toBeVisible()
  await page.getByText(failure.technical.summary).click()
  await look('something typed, details open')
  await page.getByRole('button', { name: chat.close }).last().click()
  await expectOnSmall(page, 'failure', { named: [failure.reload, failure.kept.email] })
})

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import {
  expectSaved,
  field,
  openEditor,
  openRecord,
  press,
  save,
  test,
  write,
} from './owner-desk.ts'

// What is typed and not saved; one after the other, beside one development server.
test.describe.configure({ mode: 'default' })

const list = 'Questions des entreprises'
const question = 'Sous quel délai recevrons-nous une réponse ?'
const answerOn = (page: Page) => field(page, 'Réponse')

test('what is typed survives a reload and a closed tab', async ({ page }) => {
  const tab = await page.context().newPage()
  await openEditor(tab)
  await openRecord(tab, list, question)
  await write(answerOn(tab), 'Sous deux jours.')
  await tab.reload()
  await expect(answerOn(tab)).toHaveValue('Sous deux jours.')
  const address = tab.url()
  await tab.close()

  await page.goto(address)
  await expect(answerOn(page)).toHaveValue('Sous deux jours.')
  await expect(page.getByRole('navigation', { name: 'Fiches' })).toContainText(
    'Saisie non enregistrée',
  )
  await press(page.getByRole('button', { name: 'Annuler les changements' }))
  await expect(answerOn(page)).not.toHaveValue('Sous deux jours.')
})

test('of two versions of a record both are shown, and one is taken', async ({
  desk,
  page,
}) => {
  const file = path.join(desk.folder, 'facts', 'company-questions.json')
  const questions = z.array(z.looseObject({ question: z.string(), answer: z.string() }))
  const read = async () => questions.parse(await desk.facts('company-questions'))
  /** Somebody else saves the record while it is open. */
  const changeElsewhere = async (answer: string) => {
    const changed = (await read()).map((each) =>
      each.question === question ? { ...each, answer } : each,
    )
    await writeFile(file, JSON.stringify(changed))
  }
  await changeElsewhere('Sous un jour.')
  await openEditor(page)
  await openRecord(page, list, question)
  const shown = page.getByRole('alert')

  await write(answerOn(page), 'Sous deux jours.')
  await changeElsewhere('Sous trois jours.')
  await save(page)
  await expect(shown).toContainText('Cette fiche a été changée pendant votre saisie')
  await expect(shown.getByRole('row', { name: 'Réponse' })).toHaveText(
    'RéponseSous deux jours.Sous trois jours.',
  )
  await press(shown.getByRole('button', { name: 'Prendre l’autre version' }))
  await expect(answerOn(page)).toHaveValue('Sous trois jours.')

  await write(answerOn(page), 'Sous quatre jours.')
  await changeElsewhere('Sous cinq jours.')
  await save(page)
  await press(shown.getByRole('button', { name: 'Garder ma saisie' }))
  await expectSaved(page)
  const saved = (await read()).find((each) => each.question === question)
  expect(saved?.answer).toBe('Sous quatre jours.')
})

test('where the browser keeps nothing, the page says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await openEditor(page)
  await expect(page.getByRole('main')).toContainText('Votre navigateur ne garde rien')
  await openRecord(page, list, question)
  await write(answerOn(page), 'Sous deux jours.')
  await press(page.getByRole('link', { name: 'Prêt à publier' }))
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
  await openRecord(page, list, question)
  await expect(answerOn(page)).toHaveValue('Sous deux jours.')
})

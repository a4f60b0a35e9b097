import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, openRecord, press, save, test } from './editor-page.ts'

test.describe.configure({ mode: 'default' })
test.slow()

const welcome = '#/courses/parcours-integration'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('axe finds nothing in the screens of the editor @firefox', async ({ page, facts }) => {
  expect(facts.folder).not.toBe('')
  for (const [address, name] of [
    ['#/', 'Ce qui est dû'],
    ['#/pret', 'Prêt à publier'],
    ['#/etats', 'États précédents'],
    ['#/courses/absente', 'Cette fiche n’est pas là'],
  ] as const) {
    await page.goto(`/__facts/${address}`)
    await expect(heading(page, name)).toBeVisible()
    await expectAccessible(page, address)
  }
})

test('axe finds nothing in the states of a record @firefox', async ({ page, facts }) => {
  await openRecord(page, welcome)
  await expectAccessible(page, 'clean')
  await field(page, 'Intitulé').fill('')
  await expectAccessible(page, 'dirty')
  await press(page, 'Enregistrer')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'refused')
  await page.getByRole('link', { name: 'États précédents' }).click()
  await expect(page.getByRole('group', { name: 'Quitter cette fiche' })).toBeFocused()
  await expectAccessible(page, 'leaving')
  await press(page, 'Rester sur la fiche')
  await press(page, 'Annuler les changements')
  await press(page, 'Retirer la fiche')
  await expectAccessible(page, 'removing')
  await press(page, 'Garder la fiche')

  await field(page, 'Durée, en heures').fill('24')
  await save(page)
  await expectAccessible(page, 'saved')
  await field(page, 'Durée, en heures').fill('25')
  const text = await facts.text('courses')
  await facts.write('courses', text.replace('"hours": 24', '"hours": 23'))
  await press(page, 'Enregistrer')
  await expect(heading(page, 'Cette fiche a changé')).toBeFocused()
  await expectAccessible(page, 'conflict')
  await press(page, 'Revenir à ma saisie')
  await page.route('**/api/change', (route) => route.abort())
  await press(page, 'Enregistrer')
  await expect(page.getByRole('alert')).toContainText('ne répond plus')
  await expectAccessible(page, 'failed')
  await page.route('**/api/book', (route) => route.abort())
  await press(page, 'Annuler les changements')
  await page.getByRole('link', { name: 'Ce qui est dû' }).click()
  await expect(heading(page, 'L’édition n’a rien pu lire')).toBeVisible()
  await expectAccessible(page, 'unreadable')
})

test('axe finds nothing in the states that wait @firefox', async ({ page, facts }) => {
  expect(facts.folder).not.toBe('')
  await openRecord(page, welcome)
  await page.route('**/api/file', () => {})
  const drawing = { name: 'a.svg', mimeType: '', buffer: Buffer.from('<svg/>') }
  await page.getByLabel(/^Joindre un fichier/).setInputFiles(drawing)
  await expect(page.getByRole('status')).toHaveText('Un instant…')
  await expectAccessible(page, 'attaching')
  await page.reload()
  await openRecord(page, welcome)
  await page.route('**/api/change', () => {})
  await field(page, 'Durée, en heures').fill('24')
  await press(page, 'Enregistrer')
  await expect(page.getByRole('status')).toHaveText('Un instant…')
  await expectAccessible(page, 'saving')
  await page.reload()
  await page.route('**/api/publication', () => {})
  await press(page, 'Annuler les changements')
  await page.getByRole('link', { name: 'Prêt à publier ?' }).click()
  await expect(page.getByRole('status')).toHaveText('Les vérifications se font…')
  await expectAccessible(page, 'loading')
})

test('axe finds nothing in an empty record, in earlier versions, in a broken file @firefox', async ({
  page,
  facts,
}) => {
  await openRecord(page, '#/courses/+')
  await press(page, 'Ajouter : Sessions')
  await expectAccessible(page, 'new')
  await press(page, 'Annuler les changements')
  await openRecord(page, welcome)
  await field(page, 'Durée, en heures').fill('24')
  await save(page)
  await page.getByRole('link', { name: 'États précédents' }).click()
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible()
  await expectAccessible(page, 'versions')
  await facts.write('courses', '')
  await page.getByRole('link', { name: 'Prêt à publier ?' }).click()
  await expect(page.getByRole('navigation', { name: 'Fiches' })).toContainText('vide')
  await expect(page.getByRole('heading', { name: 'Empêche de publier' })).toBeVisible()
  await expectAccessible(page, 'broken')
})

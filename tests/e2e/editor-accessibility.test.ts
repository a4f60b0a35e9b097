import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, openRecord, press, save, test } from './editor-page.ts'

test.describe.configure({ mode: 'default' })

const welcome = '#/courses/parcours-integration'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

// The list of all records is looked at with each screen, not once more with each of its states.
const part = 'main'
const bar = '.bar'

test('axe finds nothing in the screens of the editor @firefox', async ({ page, facts }) => {
  expect(facts.folder).not.toBe('')
  await page.goto('/__facts/')
  for (const [address, name] of [
    ['#/', 'Ce qui est dû'],
    ['#/pret', 'Prêt à publier'],
    ['#/etats', 'États précédents'],
    ['#/courses/absente', 'Cette fiche n’est pas là'],
    [welcome, "Parcours d'intégration des nouvelles recrues"],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), address)
    await expect(heading(page, name)).toBeVisible()
    await expectAccessible(page, address)
  }
  await openRecord(page, '#/courses/+')
  await press(page, 'Ajouter : Sessions')
  await expectAccessible(page, 'new', part)
})

test('axe finds nothing in the states of a record, earlier versions and a broken file', async ({
  page,
  facts,
}) => {
  await openRecord(page, welcome)
  await field(page, 'Intitulé').fill('')
  await expectAccessible(page, 'dirty', bar)
  await press(page, 'Enregistrer')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'refused', part)
  await page.getByRole('link', { name: 'États précédents' }).click()
  await expect(page.getByRole('group', { name: 'Quitter cette fiche' })).toBeFocused()
  await expectAccessible(page, 'leaving', bar)
  await press(page, 'Rester sur la fiche')
  await press(page, 'Annuler les changements')
  await press(page, 'Retirer la fiche')
  await expectAccessible(page, 'removing', bar)
  await press(page, 'Garder la fiche')

  await field(page, 'Durée, en heures').fill('24')
  await save(page)
  await expectAccessible(page, 'saved', bar)
  await page.getByRole('link', { name: 'États précédents' }).click()
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible()
  await expectAccessible(page, 'versions', part)
  await page.goBack()
  await field(page, 'Durée, en heures').fill('25')
  const text = await facts.text('courses')
  await facts.write('courses', text.replace('"hours": 24', '"hours": 23'))
  await press(page, 'Enregistrer')
  await expect(heading(page, 'Cette fiche a changé')).toBeFocused()
  await expectAccessible(page, 'conflict', part)
  await press(page, 'Revenir à ma saisie')
  await press(page, 'Annuler les changements')
  await facts.write('courses', '')
  await page.getByRole('link', { name: 'Prêt à publier ?' }).click()
  await expect(page.getByRole('navigation', { name: 'Fiches' })).toContainText('vide')
  await expect(page.getByRole('heading', { name: 'Empêche de publier' })).toBeVisible()
  await expectAccessible(page, 'broken')
  await page.route('**/api/book', (route) => route.abort())
  await page.getByRole('link', { name: 'Ce qui est dû' }).click()
  await expect(heading(page, 'L’édition n’a rien pu lire')).toBeVisible()
  await expectAccessible(page, 'unreadable')
})

/** Keeps what is asked of the server waiting, until what it gives back is called: it never answers. */
async function hold(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.abort()
  })
  return resolve
}

test('axe finds nothing in the states that wait, and where no answer comes', async ({
  page,
  facts,
}) => {
  expect(facts.folder).not.toBe('')
  await openRecord(page, welcome)
  const endFile = await hold(page, '**/api/file')
  const drawing = { name: 'a.svg', mimeType: '', buffer: Buffer.from('<svg/>') }
  await page.getByLabel(/^Joindre un fichier/).setInputFiles(drawing)
  await expect(page.getByRole('status')).toHaveText('Un instant…')
  await expectAccessible(page, 'attaching', part)
  endFile()
  const endChange = await hold(page, '**/api/change')
  await field(page, 'Durée, en heures').fill('24')
  await press(page, 'Enregistrer')
  await expect(page.getByRole('status')).toHaveText('Un instant…')
  await expectAccessible(page, 'saving', part)
  endChange()
  await expect(page.getByRole('alert')).toContainText('ne répond plus')
  await expectAccessible(page, 'failed', part)
  await hold(page, '**/api/publication')
  await press(page, 'Annuler les changements')
  await page.getByRole('link', { name: 'Prêt à publier ?' }).click()
  await expect(page.getByRole('status')).toHaveText('Les vérifications se font…')
  await expectAccessible(page, 'loading', part)
})

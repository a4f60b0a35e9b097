import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { collectConsoleErrors } from './console-errors.ts'
import { field, openRecord, press, save, status, test } from './editor-page.ts'
import { hold } from './requests.ts'

// One after the other, beside one development server. In Firefox too what a browser makes differ:
// its tabs and reloads, and what it keeps of a pasted text.
test.describe.configure({ mode: 'default' })

const welcome = '#/courses/parcours-integration'

test('what is changed is saved, alone, and the site shows it', async ({
  page,
  facts,
  editorUrl,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== editorUrl) strangers.push(origin)
  })
  const before = await facts.text('courses')
  await openRecord(page, welcome)
  await field(page, 'Montant par groupe').fill('3850')
  await expect(status(page)).toHaveText('Un changement non enregistré')
  await save(page)
  const text = await facts.text('courses')
  expect(text).toBe(before.replace('"eurosPerGroup": 3600', '"eurosPerGroup": 3850'))
  await page.goto('/formations')
  await expect(page.locator('#parcours-integration')).toContainText('3 850 €')
  expect(strangers).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('faults are said in French beside their fields, and nothing is written', async ({
  page,
  facts,
}) => {
  const before = await facts.text('courses')
  await openRecord(page, welcome)
  await field(page, 'Intitulé').fill('')
  await page.getByLabel('Fin', { exact: true }).first().fill('2027-01-31')
  await press(page, 'Enregistrer')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Deux choses à corriger')
  await expect(field(page, 'Intitulé')).toHaveAccessibleDescription('À remplir.')
  await press(page, 'Sessions › 1 › Fin : La fin ne peut pas précéder le début.')
  await expect(page.getByLabel('Fin', { exact: true }).first()).toBeFocused()
  expect(await facts.text('courses')).toBe(before)
  await field(page, 'Intitulé').fill('Accueil')
  await expect(field(page, 'Intitulé')).toHaveAccessibleDescription('')
  await expect(status(page)).toContainText('Une chose à corriger avant d’enregistrer.')
})

test('a file that changed underneath is a conflict, decided line by line', async ({
  page,
  facts,
}) => {
  await openRecord(page, welcome)
  await field(page, 'Durée, en heures').fill('24')
  await field(page, 'Montant par groupe').fill('3700')
  const changed = (await facts.text('courses'))
    .replace('"eurosPerGroup": 3600', '"eurosPerGroup": 3650')
    .replace('"seats": 9', '"seats": 3')
  await facts.write('courses', changed)
  await press(page, 'Enregistrer')
  await expect(
    page.getByRole('heading', { name: 'Cette fiche a changé pendant votre saisie' }),
  ).toBeFocused()
  expect(await facts.text('courses')).toBe(changed)
  const hours = page.getByRole('group', { name: 'Durée, en heures' })
  await expect(hours.getByRole('radio', { name: 'Votre saisie 24' })).toBeChecked()
  const seats = page.getByRole('group', { name: 'Sessions › 1 › Places libres' })
  await expect(seats.getByRole('radio', { name: 'Dans le fichier 3' })).toBeChecked()
  const amount = page.getByRole('group', { name: 'Tarif › Montant par groupe' })
  await amount.getByRole('radio', { name: 'Dans le fichier 3 650' }).check()
  await press(page, 'Enregistrer ces choix')
  await expect(status(page)).toHaveText('Enregistré.')
  const [course] = await facts.rows('courses')
  expect(course).toMatchObject({ hours: 24, price: { eurosPerGroup: 3650 } })
  expect(await facts.text('courses')).toBe(changed.replace('"hours": 21', '"hours": 24'))
})

test('a record that was removed underneath can be put back, or left', async ({
  page,
  facts,
}) => {
  await openRecord(page, welcome)
  await field(page, 'Durée, en heures').fill('24')
  const rows = await facts.rows('courses')
  await facts.write('courses', JSON.stringify(rows.slice(1)))
  await press(page, 'Enregistrer')
  await expect(
    page.getByRole('heading', { name: 'Cette fiche a été retirée pendant votre saisie' }),
  ).toBeVisible()
  await press(page, 'Remettre la fiche')
  await expect(status(page)).toHaveText('Enregistré.')
  expect((await facts.rows('courses')).at(-1)).toMatchObject({
    anchor: 'parcours-integration',
    hours: 24,
  })
})

test('two tabs on two records both save; on one, the second is asked @firefox', async ({
  page,
  context,
  facts,
}) => {
  const other = await context.newPage()
  await openRecord(page, welcome)
  await openRecord(other, '#/courses/leadership-et-management')
  await field(page, 'Durée, en heures').fill('22')
  await field(other, 'Durée, en heures').fill('29')
  await save(page)
  await save(other)
  const rows = await facts.rows('courses')
  expect(rows.map(({ hours }) => hours)).toEqual(expect.arrayContaining([22, 29]))

  await openRecord(other, welcome)
  await field(page, 'Durée, en heures').fill('23')
  await field(other, 'Durée, en heures').fill('24')
  await save(page)
  await press(other, 'Enregistrer')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Cette fiche a changé pendant votre saisie',
  )
  expect((await facts.rows('courses'))[0]).toMatchObject({ hours: 23 })
})

test('unsaved changes are asked about, and outlive a reload @firefox', async ({ page }) => {
  await openRecord(page, welcome)
  await field(page, 'Intitulé').fill('Accueil')
  await page.getByRole('link', { name: 'Prêt à publier ?' }).click()
  await expect(page.getByRole('group', { name: 'Quitter cette fiche' })).toBeFocused()
  await press(page, 'Rester sur la fiche')
  expect(new URL(page.url()).hash).toBe(welcome)
  await expect(field(page, 'Intitulé')).toHaveValue('Accueil')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(field(page, 'Intitulé')).toHaveValue('Accueil')
  await expect(status(page)).toHaveText('Un changement non enregistré')
  expect(asked).toEqual(['beforeunload'])
  await page.getByRole('link', { name: 'Ce qui est dû' }).click()
  await press(page, 'Quitter sans enregistrer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce qui est dû')
  await page.goBack()
  await expect(field(page, 'Intitulé')).toHaveValue(/Parcours/)
})

test('a record is added, moved, removed, and had back', async ({ page, facts }) => {
  const before = await facts.text('company-questions')
  await openRecord(page, '#/company-questions/+')
  await field(page, 'Question').fill("Peut-on venir à l'essai ?")
  await field(page, 'Réponse').fill('Oui, une demi-journée.')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Peut-on venir à l'essai ?",
  )
  const added = await facts.rows('company-questions')
  expect(added.at(-1)).toMatchObject({
    id: 'peut-on-venir-a-l-essai',
    answer: 'Oui, une demi-journée.',
    condition: null,
  })
  await press(page, 'Monter la fiche')
  await expect(status(page)).toHaveText('Fiche montée d’un rang.')
  expect((await facts.rows('company-questions')).at(-2)).toEqual(added.at(-1))
  await press(page, 'Retirer la fiche')
  await press(page, 'Retirer')
  await expect(status(page)).toContainText('Fiche retirée.')
  expect(await facts.text('company-questions')).toBe(before)

  await page.getByRole('link', { name: 'États précédents' }).click()
  await page
    .getByRole('button', { name: /^Reprendre/ })
    .first()
    .click()
  await expect(status(page)).toHaveText('État précédent repris.')
  expect(await facts.rows('company-questions')).toHaveLength(added.length)
})

test('what the site refuses of a record is said, and another that names it', async ({
  page,
  facts,
}) => {
  await openRecord(page, '#/individual-trainings/excel')
  await page.getByLabel('Taxe').selectOption('HT')
  await press(page, 'Enregistrer')
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('le prix pour un particulier est TTC ou exonéré')
  await press(page, 'Annuler les changements')

  const before = await facts.text('claims')
  await openRecord(page, '#/claims/publicFunding')
  await press(page, 'Retirer la fiche')
  await press(page, 'Retirer')
  await expect(refusal).toContainText(
    '« Leadership et management d’équipe » s’en sert (champ « Condition à côté du tarif »)',
  )
  expect(await facts.text('claims')).toBe(before)
})

test('what was pasted from a word processor is cleaned, or refused aloud @firefox', async ({
  page,
  facts,
}) => {
  await openRecord(page, welcome)
  await field(page, 'Description').fill(
    '\u200bUn\tparcours «\u00a0clair\u00a0»,\u00ad “simple”\u2028et\ufeff court.\uf0b7',
  )
  await save(page)
  await expect(field(page, 'Description')).toHaveValue(
    'Un parcours «\u00a0clair\u00a0», “simple” et court.',
  )
  expect((await facts.rows('courses'))[0]).toMatchObject({
    description: 'Un parcours «\u00a0clair\u00a0», “simple” et court.',
  })
  await field(page, 'Description').fill('a'.repeat(10_000))
  await press(page, 'Enregistrer')
  await expect(field(page, 'Description')).toHaveAccessibleDescription(
    /Ce texte a 10\s000 caractères, 3\s000 au plus\./,
  )
  await expect(field(page, 'Description')).toHaveValue('a'.repeat(10_000))
})

test('who goes on while a screen is being read is not called back', async ({ page }) => {
  const publication = /\/api\/publication$/
  const release = await hold(page, publication)
  const asked = page.waitForRequest(publication)
  await page.goto('/__facts/')
  await page.getByRole('link', { name: 'Prêt à publier' }).click()
  await asked
  // The address changes at once; the browser says so in a task of its own.
  await page.evaluate(() => history.pushState(null, '', '#/etats'))
  release()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Prêt à publier ?')
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')))
  await expect(heading).toHaveText('États précédents')
})

test('a file that cannot be read is said and left alone', async ({ page, facts }) => {
  const broken = `\ufeff${await facts.text('courses')}`
  await facts.write('courses', broken)
  await openRecord(page, '#/claims/publicFunding')
  await expect(page.getByRole('navigation', { name: 'Fiches' })).toContainText('BOM')
  await field(page, 'Nom').fill('Autre nom')
  await press(page, 'Enregistrer')
  await expect(page.getByRole('alert')).toContainText('BOM')
  expect(await facts.text('courses')).toBe(broken)
})

test('a disk that refuses is said in one sentence, and nothing is lost', async ({
  page,
  facts,
}) => {
  const before = await facts.text('courses')
  await openRecord(page, welcome)
  await field(page, 'Intitulé').fill('Accueil')
  // Nobody can make a folder where a file is, root neither.
  const blocked = path.join(facts.folder, '.history')
  await writeFile(blocked, '')
  await press(page, 'Enregistrer')
  await expect(page.getByRole('alert')).toContainText('Rien n’est perdu, mais')
  await expect(field(page, 'Intitulé')).toHaveValue('Accueil')
  expect(await facts.text('courses')).toBe(before)
  await rm(blocked)
  await save(page)
  expect((await facts.rows('courses'))[0]).toMatchObject({ title: 'Accueil' })
})

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { facts } from '#src/content/facts.ts'
import { textsIn } from '#facts/schema/record.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { secondFacts } from '#tests/second-organisation/derive.ts'
import { testOnDevServer as test } from './fixtures.ts'
import { testFacts } from '#tools/publish/publish.ts'
import { blockStorage } from './visit.ts'

const list = 'Formations des entreprises'
const question = 'Sous quel délai recevrons-nous une réponse ?'
const { identity } = secondFacts
const answerOn = (page: Page) => field(page, 'Réponse')
const certificateFile = '%PDF-1.4\n%%EOF\n'
const logo = '<svg viewBox="0 0 128 128"><path fill="#2f4a9a" d="M0 0h128v128H0z"/></svg>\n'
/** A valid image of two pixels. */
const photograph = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNwaAAAAQMAwdQh4PoAAAAASUVORK5CYII=',
  'base64',
)

type DevServer = { folder: string }
const factsFile = ({ folder }: DevServer, kind: string) =>
  path.join(folder, testFacts, `${kind}.json`)

const factsOf = async (devServer: DevServer, kind: string): Promise<unknown> =>
  JSON.parse(await readFile(factsFile(devServer, kind), 'utf8'))

const records = z.array(z.looseObject({}))
const courseOf = async (devServer: DevServer, anchor: string) =>
  records.parse(await factsOf(devServer, 'courses')).find((each) => each.anchor === anchor)

/** Expects texts on a page of the site, as the development server renders it. */
async function expectShown(page: Page, address: string, texts: readonly string[]) {
  const html = normalizeSpaces(await (await page.request.get(address)).text())
  expect(texts.filter((text) => !html.includes(text))).toEqual([])
}

// The tests share one development server, so they run one after the other.
test.describe.configure({ mode: 'default' })
test('the editor refuses a price written in words, then adds a session', async ({
  devServer,
  page,
}) => {
  await openRecordAt(page, 'courses', 'parcours-integration')
  const price = field(page, 'Montant par groupe, en €', 'Tarif')
  await price.fill('quatre mille')
  await price.press('Enter')
  await expectRefused(page, price, /Un seul nombre, en chiffres, est attendu\./)
  await expect(price).toHaveValue('quatre mille')
  await price.fill('3 950')
  await price.press('Enter')
  await expectSaved(page)

  await add(page, 'Sessions')
  const session = page
    .getByRole('main')
    .getByRole('group', { name: /^Session \d+$/ })
    .last()
  const ends = session.getByLabel('Fin')
  await expect(session.getByLabel('Début')).toBeFocused()
  await session.getByLabel('Début').fill('2027-05-05')
  await ends.fill('2027-04-04')
  await session.getByLabel('Lieu').fill("Villeneuve-d'Ascq")
  await session.getByLabel('Forme').selectOption('En présentiel')
  await session.getByLabel('Places libres').fill('8')
  await session.getByLabel('État').selectOption('Ouverte')
  await saveButton(page).click()
  await expectRefused(page, ends, /La fin ne peut pas précéder le début\./)
  await ends.fill('2027-05-05')
  await save(page)
  expect(await courseOf(devServer, 'parcours-integration')).toMatchObject({
    price: { kind: 'perGroup', eurosPerGroup: 3950, vat: 'HT' },
    sessions: expect.arrayContaining([
      {
        id: 'parcours-integration-2027-05-05',
        starts: '2027-05-05',
        ends: '2027-05-05',
        times: null,
        place: "Villeneuve-d'Ascq",
        address: null,
        delivery: 'onSite',
        seats: 8,
        status: 'open',
      },
    ]),
  })
  const shown = ['3 950 €', '5 mai 2027', 'Villeneuve-d’Ascq']
  await expectShown(page, '/formations/parcours-integration', shown)
})

test(
  'the editor adds a course with its photograph, in a browser without storage',
  { tag: ['@firefox'] },
  async ({ devServer, page }) => {
    await blockStorage(page)
    await openEditor(page)
    await expect(page.getByRole('main')).toContainText('Votre navigateur ne garde rien')
    await openList(page, list)
    await page.getByRole('link', { name: `Ajouter : ${list}` }).click()
    await expect(page.getByRole('heading', { name: 'Nouvelle fiche' })).toBeFocused()
    await field(page, 'Intitulé').fill('Vendre sans forcer')
    // Without storage, the editor keeps the value while the document exists.
    await page.getByRole('link', { name: 'Prêt à publier' }).click()
    await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'Vendre sans forcer' }).click()
    await attach(page, 'Dessin ou photographie', 'Vente.png', photograph)
    await expect(field(page, 'Dessin ou photographie')).toHaveValue('Vente.png')
    await field(page, 'Catégorie').selectOption('Formation continue')
    await field(page, 'Description').fill("Vendre, de l'accueil à l'accord.")
    await expect(field(page, 'Niveau')).toHaveValue('')
    await field(page, 'Niveau').selectOption('Débutant')
    await addLines(page, 'Points forts', 'Point fort', ['Jeux filmés'])
    await field(page, 'Durée, en jours').fill('1,5')
    await field(page, 'Au moins', 'Participants').fill('4')
    await field(page, 'Au plus', 'Participants').fill('8')
    await addLines(page, 'Objectifs', 'Objectif', ['préparer', 'écouter', 'conclure'])
    await addLines(page, 'Contenu', 'Point du programme', ["Les étapes d'une vente"])
    await field(page, 'Durée, en heures').fill('10,5')
    await field(page, 'Forme').selectOption('En présentiel')
    await addLines(page, 'Méthodes', 'Méthode', ['Des jeux.'])
    await addLines(page, 'Évaluation', 'Évaluation', ['Une note.'])
    await field(page, 'Mis à jour le').fill('2026-11-11')
    await save(page)
    await expect(page.getByRole('heading', { name: 'Vendre sans forcer' })).toBeVisible()
    await expect(saveButton(page)).toBeFocused()
    const image = field(page, 'Dessin ou photographie')
    await expect(image).toHaveValue(/^vente-\w+$/)
    const drawing = `${await image.inputValue()}.svg`
    const picture = path.join(devServer.folder, 'src', 'images', drawing)
    const drawn =
      /viewBox="0 0 2 1"><image width="2" height="1" href="data:image\/png;base64,/
    expect(await readFile(picture, 'utf8')).toMatch(drawn)
    expect(await factsOf(devServer, 'courses')).toHaveLength(facts.courses.length + 1)
    expect(await courseOf(devServer, 'vendre-sans-forcer')).toMatchObject({
      image: expect.stringMatching(/^vente-/),
      days: 1.5,
      group: { min: 4, max: 8 },
      hours: 10.5,
      delivery: 'onSite',
      updated: '2026-11-11',
      sample: false,
    })
    const card = ['id="vendre-sans-forcer"', `/${drawing}`]
    await expectShown(page, '/formations', card)
    await field(page, 'Intitulé').fill('Vendre mieux')
    await expect(page.getByRole('main')).toContainText('Votre navigateur ne garde rien')
  },
)

test('the editor keeps an edited answer after a reload, and resolves a conflict', async ({
  devServer,
  page,
}) => {
  const kind = 'company-questions'
  /** Saves another version of the record, as a second editor would. */
  const changeElsewhere = async (answer: string) => {
    const changed = records
      .parse(await factsOf(devServer, kind))
      .map((each) => (each.question === question ? { ...each, answer } : each))
    await writeFile(factsFile(devServer, kind), JSON.stringify(changed))
  }
  const tab = await page.context().newPage()
  await openEditor(tab)
  await openRecord(tab, 'Questions des entreprises', question)
  await answerOn(tab).fill('Sous un jour.')
  await tab.reload()
  await expect(answerOn(tab)).toHaveValue('Sous un jour.')
  await tab.close()
  await openEditor(page)
  // The editor's first page lists unsaved changes.
  await page.getByRole('main').getByRole('link', { name: question, exact: true }).click()
  await expect(answerOn(page)).toHaveValue('Sous un jour.')
  await expect(navigation(page)).toContainText('Saisie non enregistrée')
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await expect(answerOn(page)).not.toHaveValue('Sous un jour.')

  const shown = page.getByRole('alert')
  await answerOn(page).fill('Sous deux jours.')
  await changeElsewhere('Sous trois jours.')
  await saveButton(page).click()
  await expect(shown).toContainText('Cette fiche a été modifiée pendant votre saisie')
  await expect(shown.getByRole('row', { name: 'Réponse' })).toHaveText(
    'RéponseSous deux jours.Sous trois jours.',
  )
  await shown.getByRole('button', { name: 'Prendre l’autre version' }).click()
  await expect(answerOn(page)).toHaveValue('Sous trois jours.')

  const answer = "{Délai de réponse}. C'est long ? Appelez-nous !"
  await answerOn(page).fill(answer)
  await changeElsewhere('Sous cinq jours.')
  await saveButton(page).click()
  await shown.getByRole('button', { name: 'Garder ma saisie' }).click()
  await expectSaved(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const saved = expect.objectContaining({ question, answer })
  expect(await factsOf(devServer, kind)).toContainEqual(saved)
})

test('the editor keeps the focus in a list in which items are moved and removed', async ({
  page,
}) => {
  await openRecordAt(page, 'courses', 'leadership-et-management')
  const part = 'Objectifs'
  const first = await field(page, 'Objectif 1', part).inputValue()
  await page.getByRole('button', { name: 'Descendre : Objectif 1', exact: true }).click()
  await expect(field(page, 'Objectif 2', part)).toBeFocused()
  await expect(field(page, 'Objectif 2', part)).toHaveValue(first)
  await expect(field(page, 'Objectif 2', part)).toBeInViewport()
  await page.getByRole('button', { name: 'Monter : Objectif 2', exact: true }).click()
  await expect(field(page, 'Objectif 1', part)).toBeFocused()
  await page.getByRole('button', { name: 'Retirer : Objectif 4', exact: true }).click()
  await expect(field(page, 'Objectif 3', part)).toBeFocused()
  const only = page.getByRole('button', { name: 'Retirer : Prérequis 1', exact: true })
  await only.click()
  await expect(page.getByRole('button', { name: 'Ajouter : Prérequis' })).toBeFocused()
  await page
    .getByRole('button', { name: 'Retirer : Objectif 1', exact: true })
    .dblclick({ force: true })
  await expect(field(page, 'Objectif 2', part)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
})

test('the buttons of the editor cover no focused field of a narrow window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRecordAt(page, 'courses', 'communication-professionnelle')
  await field(page, 'Intitulé').focus()
  const isCovered = () => {
    const { bottom, left } = document.activeElement?.getBoundingClientRect() ?? {}
    const top = document.elementFromPoint((left ?? 0) + 9, (bottom ?? 0) - 9)
    return Boolean(top?.closest('.bar'))
  }
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isCovered)).toBe(false)
  }
})

test('the development server fills the placeholders of drawings', async ({ page }) => {
  const html = await (await page.request.get('/entreprise')).text()
  expect(html).toContain('<svg data-drawing=')
  expect(html).not.toMatch(/<svg data-drawing=[^>]*><\/svg>/)
})

test('the editor changes and removes the record of a moved page, whose id contains slashes', async ({
  devServer,
  page,
}) => {
  const kind = 'moved-pages'
  const [moved] = records.parse(await factsOf(devServer, kind))
  await openRecordAt(page, kind, String(moved?.from))
  await field(page, 'Nouvelle adresse').fill('/formations')
  await save(page)
  expect(await factsOf(devServer, kind)).toEqual([{ ...moved, to: '/formations' }])
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Retirer la fiche' }).click()
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
  expect(await factsOf(devServer, kind)).toEqual([])
})

test('the editor renews the certificate and replaces the sample identity', async ({
  devServer,
  page,
}) => {
  await openEditor(page)
  await openRecord(page, 'Organisme', 'Certificat')
  await field(page, 'Numéro du certificat').fill('2026-OF-0417')
  await field(page, 'Organisme certificateur').fill('Certification du Rhône')
  await field(page, 'Valable à partir du').fill('2026-10-10')
  await field(page, 'Valable jusqu’au').fill('2029-10-10')
  const mark = 'Logo de la certification qualité'
  await attach(page, 'Le certificat lui-même', 'Certificat 2026 (1).pdf', certificateFile)
  await attach(page, mark, 'logo.svg', certificateFile)
  await saveButton(page).click()
  await expectRefused(page, field(page, mark), /n’est pas au format SVG/)
  for (const label of [mark, 'Logo du compte personnel de formation'])
    await attach(page, label, 'logo.svg', logo)
  await save(page)
  const link = page.getByRole('link', { name: /^certificat-qualite-\w+\.pdf$/ })
  const certificate = `/${await link.textContent()}`
  expect(await factsOf(devServer, 'certificate')).toMatchObject({
    number: '2026-OF-0417',
    from: '2026-10-10',
    until: '2029-10-10',
    file: certificate,
  })
  const certified = ['2026-OF-0417', '10 octobre 2029', `href="${certificate}"`]
  await expectShown(page, '/qui-sommes-nous', certified)
  await expectShown(page, certificate, [certificateFile])
  await expectShown(page, '/src/images/badge-quality.svg', ['M0 0h128v128H0z'])

  await openRecord(page, 'Organisme', 'Liens vers d’autres sites')
  for (const [part, address] of [
    ['Réseau social', 'https://www.linkedin.com/company/martinoux'],
    ['Prise de rendez-vous', 'https://rendez-vous.martinoux.fr'],
  ] as const)
    await field(page, 'Adresse', part).fill(address)
  await save(page)

  await openRecord(page, 'Organisme', 'Identité')
  await field(page, 'Ces valeurs sont encore inventées').uncheck()
  await saveButton(page).click()
  const siret = field(page, 'SIRET du siège')
  await expectRefused(page, siret, /00018\s» est une valeur d’exemple/)
  // The optional group `mediator` is left out.
  await page.locator('select#root_mediator').selectOption('Non')
  for (const [steps, text] of textsIn(identity)) {
    const control = page.locator(`input:not([type=time])#root_${steps.join('_')}`)
    if ((await control.count()) === 0) continue
    await control.fill(text)
  }
  await save(page)
  expect(await factsOf(devServer, 'identity')).toMatchObject({
    sample: false,
    siret: identity.siret,
    disability: { phone: identity.disability.phone },
  })
  await expectShown(page, '/politique-de-confidentialite', [
    identity.name,
    identity.siret,
    identity.publicationDirector,
  ])
  await page.getByRole('link', { name: /^Prêt à publier/ }).click()
  // The other records are still the sample's, which a real organisation must not publish.
  await expect(page.getByText(/^Non\s: voyez ce qui empêche/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /Empêche de publier\..*sa vérification est encore inventée/,
  )
  for (const gap of [
    'l’organisme est encore celui de l’exemple',
    'Numéro du certificat',
    'logo officiel',
  ])
    await expect(page.getByRole('main')).not.toContainText(gap)
})

async function openEditor(page: Page) {
  await page.goto('/__facts/')
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeVisible()
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Fiches' })

/** Opens a record by its address. The editor's first page is slow, because it checks all facts. */
async function openRecordAt(page: Page, kind: string, id: string) {
  await page.goto(`/__facts/#/${kind}/${encodeURIComponent(id)}`)
  await expect(saveButton(page)).toBeVisible()
}

async function openRecord(page: Page, title: string, name: string) {
  if (title !== 'Organisme') await openList(page, title)
  await navigation(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
}

async function openList(page: Page, title: string) {
  const opener = navigation(page).locator('summary').filter({ hasText: title })
  const isOpen = await opener.evaluate((element) => element.closest('details')?.open)
  if (!isOpen) await opener.click()
}

/** Adds an item to a list of the form. The first field of the item then has the focus. */
const add = (page: Page, title: string) =>
  page.getByRole('button', { name: `Ajouter : ${title}`, exact: true }).click()

async function addLines(page: Page, title: string, line: string, texts: readonly string[]) {
  for (const [at, text] of texts.entries()) {
    await add(page, title)
    await expect(field(page, `${line} ${at + 1}`, title)).toBeFocused()
    await page.keyboard.insertText(text)
  }
}

async function attach(page: Page, label: string, name: string, content: string | Buffer) {
  const mimeType = name.endsWith('.png') ? 'image/png' : ''
  const buffer = Buffer.from(content)
  const input = page.getByRole('main').getByLabel(`Joindre un fichier : ${label}`)
  await input.setInputFiles({ name, mimeType, buffer })
}

/** Finds the first field with this label in the form, or in the given part of it. */
function field(page: Page, label: string, part?: string) {
  const form = page.getByRole('main')
  const within = part ? form.getByRole('group', { name: part, exact: true }).first() : form
  return within
    .getByLabel(label, { exact: true })
    .and(page.locator('input, select, textarea'))
    .first()
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' })

async function save(page: Page) {
  await saveButton(page).click()
  await expectSaved(page)
}

async function expectSaved(page: Page) {
  await expect(page.getByRole('status')).toHaveText('Enregistré.')
}

/** Expects a refusal with this sentence. A click on the refusal focuses the refused field. */
async function expectRefused(page: Page, control: Locator, sentence: RegExp) {
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('button').filter({ hasText: sentence }).click()
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(sentence)
}

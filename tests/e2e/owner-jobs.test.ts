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

/** Reads a file of facts. */
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
test.beforeEach(({ page }) => {
  // With a listener, Playwright does not open the system's file dialog.
  page.on('filechooser', () => {})
})

test('the editor refuses a price written in words, then adds a session', async ({
  devServer,
  page,
}) => {
  await openEditor(page)
  await openRecord(page, list, "Parcours d'intégration des nouvelles recrues")
  const price = field(page, 'Montant par groupe, en €', 'Tarif')
  await write(price, 'quatre mille')
  await page.keyboard.press('Enter')
  await expectRefused(page, price, /Un nombre, en chiffres, est attendu\./)
  await expect(price).toHaveValue('quatre mille')
  await write(price, '3 950')
  await page.keyboard.press('Enter')
  await expectSaved(page)

  await add(page, 'Sessions')
  const session = page
    .getByRole('main')
    .getByRole('group', { name: /^Session \d+$/ })
    .last()
  const ends = session.getByLabel('Fin')
  await expect(session.getByLabel('Début')).toBeFocused()
  // Day and month are the same number, because the browser's language decides their order.
  await write(session.getByLabel('Début'), '05052027')
  await write(ends, '04042027')
  await write(session.getByLabel('Lieu'), "Villeneuve-d'Ascq")
  await choose(session.getByLabel('Forme'), 'En présentiel')
  await write(session.getByLabel('Places libres'), '8')
  await choose(session.getByLabel('État'), 'Ouverte')
  await press(saveButton(page))
  await expectRefused(page, ends, /La fin ne peut pas précéder le début\./)
  await write(ends, '05052027')
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
    await press(page.getByRole('link', { name: `Ajouter : ${list}` }))
    await expect(page.getByRole('heading', { name: 'Nouvelle fiche' })).toBeFocused()
    await write(field(page, 'Intitulé'), 'Vendre sans forcer')
    // Without storage, the editor keeps the value while the document exists.
    await press(page.getByRole('link', { name: 'Prêt à publier' }))
    await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
    await press(page.getByRole('main').getByRole('link', { name: 'Vendre sans forcer' }))
    await attach(page, 'Dessin ou photographie', 'Vente.png', photograph)
    await expect(field(page, 'Dessin ou photographie')).toHaveValue('vente')
    const picture = path.join(devServer.folder, 'src', 'images', 'vente.svg')
    const drawn =
      /viewBox="0 0 2 1"><image width="2" height="1" href="data:image\/png;base64,/
    expect(await readFile(picture, 'utf8')).toMatch(drawn)
    await choose(field(page, 'Catégorie'), 'Formation continue')
    await write(field(page, 'Description'), "Vendre, de l'accueil à l'accord.")
    await expect(field(page, 'Niveau')).toHaveValue('')
    await choose(field(page, 'Niveau'), 'Débutant')
    await addLines(page, 'Points forts', 'Point fort', ['Jeux filmés'])
    await write(field(page, 'Durée, en jours'), '1,5')
    await write(field(page, 'Au moins', 'Participants'), '4')
    await write(field(page, 'Au plus', 'Participants'), '8')
    await addLines(page, 'Objectifs', 'Objectif', ['préparer', 'écouter', 'conclure'])
    await addLines(page, 'Contenu', 'Point du programme', ["Les étapes d'une vente"])
    await write(field(page, 'Durée, en heures'), '10,5')
    await choose(field(page, 'Forme'), 'En présentiel')
    await addLines(page, 'Méthodes', 'Méthode', ['Des jeux.'])
    await addLines(page, 'Évaluation', 'Évaluation', ['Une note.'])
    await write(field(page, 'Mis à jour le'), '11112026')
    // `trial` checks that the message about the file does not cover the button.
    await page.getByRole('button', { name: 'Enregistrer' }).click({ trial: true })
    await save(page)
    await expect(page.getByRole('heading', { name: 'Vendre sans forcer' })).toBeFocused()
    expect(await factsOf(devServer, 'courses')).toHaveLength(facts.courses.length + 1)
    expect(await courseOf(devServer, 'vendre-sans-forcer')).toMatchObject({
      image: 'vente',
      days: 1.5,
      group: { min: 4, max: 8 },
      hours: 10.5,
      delivery: 'onSite',
      updated: '2026-11-11',
      sample: false,
    })
    const card = ['id="vendre-sans-forcer"', '/vente.svg']
    await expectShown(page, '/formations', card)
  },
)

test('the editor keeps an edited answer over a reload, and resolves a conflict', async ({
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
  await write(answerOn(tab), 'Sous un jour.')
  await tab.reload()
  await expect(answerOn(tab)).toHaveValue('Sous un jour.')
  await tab.close()
  await openEditor(page)
  // The readiness page lists unsaved changes.
  await press(page.getByRole('main').getByRole('link', { name: question, exact: true }))
  await expect(answerOn(page)).toHaveValue('Sous un jour.')
  await expect(navigation(page)).toContainText('Saisie non enregistrée')
  await press(page.getByRole('button', { name: 'Annuler les changements' }))
  await expect(answerOn(page)).not.toHaveValue('Sous un jour.')

  const shown = page.getByRole('alert')
  await write(answerOn(page), 'Sous deux jours.')
  await changeElsewhere('Sous trois jours.')
  await press(saveButton(page))
  await expect(shown).toContainText('Cette fiche a été changée pendant votre saisie')
  await expect(shown.getByRole('row', { name: 'Réponse' })).toHaveText(
    'RéponseSous deux jours.Sous trois jours.',
  )
  await press(shown.getByRole('button', { name: 'Prendre l’autre version' }))
  await expect(answerOn(page)).toHaveValue('Sous trois jours.')

  const answer = "{Délai de réponse}. C'est long ? Appelez-nous !"
  await write(answerOn(page), answer)
  await changeElsewhere('Sous cinq jours.')
  await press(saveButton(page))
  await press(shown.getByRole('button', { name: 'Garder ma saisie' }))
  await expectSaved(page)
  const saved = expect.objectContaining({ question, answer })
  expect(await factsOf(devServer, kind)).toContainEqual(saved)
})

test('the editor keeps the focus in a list in which items are moved and removed', async ({
  page,
}) => {
  await openEditor(page)
  await openRecord(page, list, "Leadership et management d'équipe")
  const part = 'Objectifs'
  const first = await field(page, 'Objectif 1', part).inputValue()
  await press(page.getByRole('button', { name: 'Descendre : Objectif 1', exact: true }))
  await expect(field(page, 'Objectif 2', part)).toBeFocused()
  await expect(field(page, 'Objectif 2', part)).toHaveValue(first)
  await expect(field(page, 'Objectif 2', part)).toBeInViewport()
  await press(page.getByRole('button', { name: 'Monter : Objectif 2', exact: true }))
  await expect(field(page, 'Objectif 1', part)).toBeFocused()
  await press(page.getByRole('button', { name: 'Retirer : Objectif 4', exact: true }))
  await expect(field(page, 'Objectif 3', part)).toBeFocused()
  const only = page.getByRole('button', { name: 'Retirer : Prérequis 1', exact: true })
  await press(only)
  await expect(page.getByRole('button', { name: 'Ajouter : Prérequis' })).toBeFocused()
  await page
    .getByRole('button', { name: 'Retirer : Objectif 1', exact: true })
    .dblclick({ force: true })
  await expect(field(page, 'Objectif 2', part)).toBeVisible()
  await press(page.getByRole('button', { name: 'Annuler les changements' }))
})

test('the editor changes and removes a moved page, whose address contains slashes', async ({
  devServer,
  page,
}) => {
  const kind = 'moved-pages'
  const [moved] = records.parse(await factsOf(devServer, kind))
  await openEditor(page)
  await openRecord(page, 'Pages déplacées', String(moved?.from))
  await write(field(page, 'Nouvelle adresse'), '/formations')
  await save(page)
  expect(await factsOf(devServer, kind)).toEqual([{ ...moved, to: '/formations' }])
  page.on('dialog', (dialog) => dialog.accept())
  await press(page.getByRole('button', { name: 'Retirer la fiche' }))
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
  expect(await factsOf(devServer, kind)).toEqual([])
})

test('the editor renews the certificate and replaces the sample identity', async ({
  devServer,
  page,
}) => {
  await openEditor(page)
  await openRecord(page, 'Organisme', 'Certificat')
  await write(field(page, 'Numéro du certificat'), '2026-OF-0417')
  await write(field(page, 'Organisme certificateur'), 'Certification du Rhône')
  await write(field(page, 'Valable à partir du'), '10102026')
  await write(field(page, 'Valable jusqu’au'), '10102029')
  const mark = 'Logo de la certification qualité'
  await attach(page, mark, 'logo.svg', certificateFile)
  await press(
    page.getByRole('alert').getByRole('button', { name: 'n’est pas au format SVG' }),
  )
  await expect(fileOf(page, mark)).toBeFocused()
  await attach(page, 'Le certificat lui-même', 'Certificat 2026 (1).pdf', certificateFile)
  await expect(page.getByRole('link', { name: 'certificat-qualite.pdf' })).toBeVisible()
  await save(page)
  expect(await factsOf(devServer, 'certificate')).toMatchObject({
    number: '2026-OF-0417',
    from: '2026-10-10',
    until: '2029-10-10',
    file: '/certificat-qualite.pdf',
  })
  const certified = ['2026-OF-0417', '10 octobre 2029', 'href="/certificat-qualite.pdf"']
  await expectShown(page, '/qui-sommes-nous', certified)
  await expectShown(page, '/certificat-qualite.pdf', [certificateFile])

  for (const label of [mark, 'Logo du compte personnel de formation']) {
    await attach(page, label, 'logo.svg', logo)
    await expect(page.getByRole('status')).toHaveText('Fichier joint.')
  }
  await openRecord(page, 'Organisme', 'Liens vers d’autres sites')
  for (const [part, address] of [
    ['Réseau social', 'https://www.linkedin.com/company/martinoux'],
    ['Prise de rendez-vous', 'https://rendez-vous.martinoux.fr'],
  ] as const)
    await write(field(page, 'Adresse', part), address)
  await save(page)

  await openRecord(page, 'Organisme', 'Identité')
  await press(field(page, 'Ces valeurs sont encore inventées'), 'Space')
  await press(saveButton(page))
  const siret = field(page, 'SIRET du siège')
  await expectRefused(page, siret, /00018\s» est une valeur d’exemple/)
  // An optional group is left out.
  await choose(page.locator('select#root_mediator'), 'Non')
  for (const [steps, text] of textsIn(identity)) {
    const control = page.locator(`input:not([type=time])#root_${steps.join('_')}`)
    if ((await control.count()) === 0) continue
    await press(control, 'ControlOrMeta+a')
    // Long texts are pasted.
    await page.keyboard.insertText(text)
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
  await press(page.getByRole('link', { name: /^Prêt à publier/ }))
  // The other records are still the sample's, which a real organisation must not publish.
  await expect(page.getByText(/^Non\s: voyez ce qui empêche/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /Empêche de publier\..*sa vérification est encore inventée/,
  )
  for (const gap of ['l’organisme est encore celui de l’exemple', 'Numéro du certificat'])
    await expect(page.getByRole('main')).not.toContainText(gap)
})

/**
 * Presses Tab or Shift+Tab until a control has the focus. The number of presses is computed
 * first, because after the last control Firefox would move the focus to its own toolbars. A date
 * field has several tab stops, so the number is computed again until the focus arrives.
 */
async function reach(control: Locator) {
  // The handle is resolved once, because in Firefox a label query takes longer than a key press.
  const element = await control.elementHandle()
  for (let asked = 0; asked < 30; asked += 1) {
    const stops = (await element?.evaluate(countStops)) ?? 0
    if (stops === 0) break
    for (let left = Math.abs(stops); left > 0; left -= 1)
      await control.page().keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab')
  }
  await expect(control).toBeFocused({ timeout: 1 })
}

/**
 * Runs in the page: counts the tab stops from the focus to an element; negative if the element
 * is before it.
 */
function countStops(element: Element) {
  const { activeElement, body } = document
  const all = 'a, button, input, select, textarea, summary, [tabindex]'
  const stops = [...body.querySelectorAll<HTMLElement>(all)].filter(
    (each) =>
      each === activeElement ||
      (each.tabIndex >= 0 && each.checkVisibility() && !each.matches(':disabled')),
  )
  const place = (each: Element | null) => stops.findIndex((stop) => stop === each)
  return place(element) - place(activeElement)
}

async function press(control: Locator, key = 'Enter') {
  await reach(control)
  await control.page().keyboard.press(key)
}

/** Replaces the value of a field by typing. */
async function write(control: Locator, text: string) {
  await press(control, 'ControlOrMeta+a')
  await control.page().keyboard.type(text)
}

/** Selects an option of a list with the arrow keys. */
async function choose(control: Locator, choice: string) {
  const choices = await control.locator('option').allTextContents()
  await press(control, 'Home')
  for (let left = choices.indexOf(choice); left > 0; left -= 1)
    await control.page().keyboard.press('ArrowDown')
  await expect(control.locator(':checked')).toHaveText(choice)
}

async function openEditor(page: Page) {
  await page.goto('/__facts/')
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeVisible()
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Fiches' })

/** Opens a section of the sidebar, then one of its records. */
async function openRecord(page: Page, title: string, name: string) {
  if (title !== 'Organisme') await openList(page, title)
  await press(navigation(page).getByRole('link', { name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
}

async function openList(page: Page, title: string) {
  const opener = navigation(page).locator('summary').filter({ hasText: title })
  await reach(opener)
  const isOpen = await opener.evaluate((element) => element.closest('details')?.open)
  if (!isOpen) await page.keyboard.press('Enter')
}

/** Adds an item to a list of the form, which moves the focus to its first field. */
const add = (page: Page, title: string) =>
  press(page.getByRole('button', { name: `Ajouter : ${title}`, exact: true }))

async function addLines(page: Page, title: string, line: string, texts: readonly string[]) {
  for (const [at, text] of texts.entries()) {
    await add(page, title)
    await expect(field(page, `${line} ${at + 1}`, title)).toBeFocused()
    await page.keyboard.type(text)
  }
}

const fileOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(`Joindre un fichier : ${label}`)

/** Opens the file dialog by keyboard and chooses a file. In Firefox this works once per test. */
async function attach(page: Page, label: string, name: string, content: string | Buffer) {
  const mimeType = name.endsWith('.png') ? 'image/png' : ''
  const opened = page.waitForEvent('filechooser')
  await press(fileOf(page, label), 'Space')
  await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(content) })
}

/** Finds the first field with a label, in a part of the form if one is given. */
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
  await press(saveButton(page))
  await expectSaved(page)
}

async function expectSaved(page: Page) {
  await expect(page.getByRole('status')).toHaveText('Enregistré.')
}

/** Expects a refusal that links to its field, which keeps the typed value. */
async function expectRefused(page: Page, control: Locator, sentence: RegExp) {
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await press(summary.getByRole('button').filter({ hasText: sentence }))
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(sentence)
}

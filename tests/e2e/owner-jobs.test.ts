import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import courses from '#facts/courses.json' with { type: 'json' }
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { testAtDesk as test } from './fixtures.ts'
import {
  add,
  addLines,
  attach,
  choose,
  expectRefused,
  expectSaved,
  field,
  openEditor,
  openList,
  openRecord,
  paste,
  press,
  reach,
  save,
  write,
  writeDate,
} from './owner-desk.ts'

/** What a secretary enters of an organisation that exists: the value, then where it stands. */
const identity: readonly (readonly [string, ...string[]])[] = [
  ['Ateliers Martinoux', 'Nom'],
  ['SARL', 'Forme juridique'],
  ['15 000 €', 'Capital social'],
  ['732 829 320 00074', 'SIRET du siège'],
  ['RCS Lyon', 'Registre et ville'],
  ['84 69 07654 69', 'Numéro de déclaration d’activité'],
  ['Auvergne-Rhône-Alpes', 'Région du préfet qui l’a enregistrée'],
  ['https://martinoux.fr', 'Adresse du site'],
  ['8, rue des Tanneurs', 'Adresse', 'Voie'],
  ['69002', 'Adresse', 'Code postal'],
  ['Lyon', 'Adresse', 'Ville'],
  ['04 72 00 11 22', 'Téléphone'],
  ['bonjour@martinoux.fr', 'E-mail'],
  ['Claire Martinoux', 'Directeur de la publication'],
  ['Hébergement du Rhône', 'Hébergeur du site', 'Nom'],
  ['3, quai Perrache, 69002 Lyon, France', 'Hébergeur du site', 'Adresse et pays'],
  ['04 72 00 11 24', 'Hébergeur du site', 'Téléphone'],
  ['donnees@martinoux.fr', 'E-mail pour les données personnelles'],
  ['Paul Rivet', 'Référent handicap', 'Nom'],
  ['04 72 00 11 23', 'Référent handicap', 'Téléphone'],
  ['handicap@martinoux.fr', 'Référent handicap', 'E-mail'],
  ['Anne Bonnet', 'Signalement des violences et du harcèlement', 'Nom'],
  ['signalement@martinoux.fr', 'Signalement des violences et du harcèlement', 'E-mail'],
  ['reclamations@martinoux.fr', 'Réclamations', 'E-mail'],
  ['Médiation du Rhône', 'Médiateur de la consommation', 'Nom'],
  ['https://www.mediation-rhone.fr', 'Médiateur de la consommation', 'Adresse du site'],
  ['0693999X', 'Numéro UAI du centre de formation d’apprentis'],
]

const certificateFile = '%PDF-1.4\n%%EOF\n'

/** A drawing of a page, plain but for what is put before its shape. */
const drawing = (fill: string, before = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${before}<path fill="${fill}" d="M0 0h128v128H0z"/></svg>\n`

/** Two pixels. */
const photograph = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNwaAAAAQMAwdQh4PoAAAAASUVORK5CYII=',
  'base64',
)

const list = 'Formations des entreprises'
const question = 'Sous quel délai recevrons-nous une réponse ?'
const openQuestion = (page: Page) => openRecord(page, 'Questions des entreprises', question)
const answerOn = (page: Page) => field(page, 'Réponse')

// One after the other, beside one development server, all by the keyboard.
test.describe.configure({ mode: 'default' })

const gradient = '<defs><linearGradient id="a"/></defs>'

test('a price, then a session', async ({ desk, page }) => {
  await openEditor(page)
  await openRecord(page, list, "Parcours d'intégration des nouvelles recrues")
  const price = field(page, 'Tarif', 'Montant par groupe, en €')
  await expect(page.locator('form').getByText('Tarif', { exact: true })).toHaveCount(1)

  await write(price, 'quatre mille')
  await page.keyboard.press('Enter')
  await expectRefused(page, price, 'Un nombre, en chiffres, est attendu.')
  await expect(price).toHaveValue('quatre mille')

  await write(price, '3 950')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  expect(await desk.record('courses', 'parcours-integration')).toMatchObject({
    price: { kind: 'perGroup', eurosPerGroup: 3950, vat: 'HT' },
  })
  expect(await desk.missing('/formations', ['3 950 €'])).toEqual([])

  await openRecord(page, list, 'Sécurité et prévention des risques')
  await add(page, 'Sessions')
  const session = page
    .getByRole('main')
    .getByRole('group', { name: /^Session \d+$/ })
    .last()
  const [starts, ends] = [session.getByLabel('Début'), session.getByLabel('Fin')]
  await expect(starts).toBeFocused()
  await writeDate(starts, 5, 2027)
  await writeDate(ends, 4, 2027)
  await write(session.getByLabel('Lieu'), "Villeneuve-d'Ascq")
  await choose(session.getByLabel('Forme'), 'En présentiel')
  await write(session.getByLabel('Places libres'), '8')
  await choose(session.getByLabel('État'), 'Ouverte')

  await save(page)
  await expectRefused(page, ends, 'La fin ne peut pas précéder le début.')
  await expect(session.getByLabel('Lieu')).toHaveValue("Villeneuve-d'Ascq")

  await writeDate(ends, 5, 2027)
  await save(page)
  await expectSaved(page)
  const { sessions } = await desk.record('courses', 'securite-et-prevention')
  expect(sessions).toContainEqual({
    id: 'securite-et-prevention-2027-05-05',
    starts: '2027-05-05',
    ends: '2027-05-05',
    times: null,
    place: "Villeneuve-d'Ascq",
    address: null,
    delivery: 'onSite',
    seats: 8,
    status: 'open',
  })
  const shown = ['5\u00a0mai 2027', 'Villeneuve-d’Ascq']
  expect(await desk.missing('/formations/securite-et-prevention', shown)).toEqual([])
})

test('a seventh course with its drawing @firefox', async ({ desk, page }) => {
  await openEditor(page)
  await openList(page, list)
  await press(page.getByRole('link', { name: `Ajouter : ${list}` }))
  await expect(page.getByRole('heading', { name: 'Nouvelle fiche' })).toBeFocused()
  await write(field(page, 'Intitulé'), 'Vendre sans forcer')

  const image = field(page, 'Dessin ou photographie')
  const taken = 'Joindre un fichier : Dessin ou photographie'
  await attach(page, taken, 'vente.svg', drawing('url(#a)', gradient))
  await expect(page.getByRole('alert')).toContainText('Ce dessin ne peut pas être montré')
  await expect(field(page, 'Intitulé')).toHaveValue('Vendre sans forcer')
  await reach(field(page, 'Intitulé'))
  await attach(page, taken, 'Vente.png', photograph)
  await expect(image).toHaveValue('vente')
  const picture = path.join(desk.folder, 'src', 'images', 'vente.svg')
  expect(await readFile(picture, 'utf8')).toMatch(
    /viewBox="0 0 2 1"><image width="2" height="1" href="data:image\/png;base64,/,
  )

  await choose(field(page, 'Catégorie'), 'Formation continue')
  await write(field(page, 'Description'), "Vendre, de l'accueil à l'accord.")
  await expect(field(page, 'Niveau')).toHaveValue('')
  await choose(field(page, 'Niveau'), 'Débutant')
  await addLines(page, 'Points forts', 'Point fort', ['Jeux filmés'])
  await write(field(page, 'Durée, en jours'), '1,5')
  await write(field(page, 'Participants', 'Au moins'), '4')
  await write(field(page, 'Participants', 'Au plus'), '8')
  await addLines(page, 'Objectifs', 'Objectif', ['préparer', 'écouter', 'conclure'])
  await addLines(page, 'Contenu', 'Point du programme', ["Les étapes d'une vente"])
  await write(field(page, 'Durée, en heures'), '10,5')
  await addLines(page, 'Méthodes', 'Méthode', ['Des jeux.'])
  await addLines(page, 'Évaluation', 'Évaluation', ['Une note.'])
  await writeDate(field(page, 'Mis à jour le'), 11, 2026)
  // What is said of the file lies beside the button, for whoever uses a mouse.
  await page.getByRole('button', { name: 'Enregistrer' }).click({ trial: true })
  await save(page)

  await expectSaved(page)
  await expect(page.getByRole('heading', { name: 'Vendre sans forcer' })).toBeFocused()
  expect(await desk.facts('courses')).toHaveLength(courses.length + 1)
  expect(await desk.record('courses', 'vendre-sans-forcer')).toMatchObject({
    image: 'vente',
    days: 1.5,
    group: { min: 4, max: 8 },
    hours: 10.5,
    updated: '2026-11-11',
    sample: false,
  })
  const card = ['id="vendre-sans-forcer"', '/src/images/vente.svg']
  expect(await desk.missing('/formations', card)).toEqual([])
})

test('an answer of the FAQ', async ({ desk, page }) => {
  await openEditor(page)
  await openQuestion(page)
  const answer = answerOn(page)

  await write(answer, "{Délai de réponse}. C'est long ? Appelez-nous !")
  await save(page)
  await expectSaved(page)
  expect(await desk.facts('company-questions')).toContainEqual(
    expect.objectContaining({
      question,
      answer: "{Délai de réponse}. C'est long ? Appelez-nous !",
    }),
  )
})

test('the renewal of the certificate with its file, and the organisation, from sample to real', async ({
  desk,
  page,
}) => {
  await openEditor(page)
  await openRecord(page, 'Organisme', 'Certificat')
  await write(field(page, 'Numéro du certificat'), '2026-OF-0417')
  await write(field(page, 'Organisme certificateur'), 'Certification du Rhône')
  await writeDate(field(page, 'Valable à partir du'), 10, 2026)
  await writeDate(field(page, 'Valable jusqu’au'), 10, 2029)
  const taken = 'Joindre un fichier : Le certificat lui-même'
  await attach(page, taken, 'Certificat 2026 (1).pdf', certificateFile)
  await expect(page.getByRole('link', { name: 'certificat-qualite.pdf' })).toBeVisible()
  await save(page)
  await expectSaved(page)
  expect(await desk.facts('certificate')).toMatchObject({
    number: '2026-OF-0417',
    from: '2026-10-10',
    until: '2029-10-10',
    file: '/certificat-qualite.pdf',
  })
  const shown = ['2026-OF-0417', '10\u00a0octobre 2029', 'href="/certificat-qualite.pdf"']
  expect(await desk.missing('/qui-sommes-nous', shown)).toEqual([])
  const file = await page.request.get('/certificat-qualite.pdf')
  expect(await file.text()).toBe(certificateFile)

  const mark = 'Joindre un fichier : Logo de la certification qualité'
  await attach(page, mark, 'logo.svg', certificateFile)
  await press(page.getByRole('alert').getByRole('button', { name: 'n’est pas SVG' }))
  await expect(page.getByLabel(mark)).toBeFocused()
  for (const logo of ['de la certification qualité', 'du compte personnel de formation'])
    await attach(page, `Joindre un fichier : Logo ${logo}`, 'logo.svg', drawing('#2f4a9a'))
  await openRecord(page, 'Organisme', 'Liens vers d’autres sites')
  await paste(
    field(page, 'Réseau social', 'Adresse'),
    'https://www.linkedin.com/company/martinoux',
  )
  await paste(
    field(page, 'Prise de rendez-vous', 'Adresse'),
    'https://rendez-vous.martinoux.fr',
  )
  await page.keyboard.press('Enter')
  await expectSaved(page)

  await openRecord(page, 'Organisme', 'Identité')
  await press(field(page, 'Ces valeurs sont encore inventées'), 'Space')
  await save(page)
  const siret = field(page, 'SIRET du siège')
  await expectRefused(page, siret, '« 000 000 000 00018 » est une valeur d’exemple')
  await expect(field(page, 'Ces valeurs sont encore inventées')).not.toBeChecked()

  for (const [value, ...titles] of identity) await paste(field(page, ...titles), value)
  await save(page)
  await expectSaved(page)
  expect(await desk.facts('identity')).toMatchObject({
    sample: false,
    siret: '732 829 320 00074',
    disability: { phone: '04 72 00 11 23' },
  })
  const legal = [
    'Ateliers Martinoux',
    '732\u00a0829\u00a0320\u00a000074',
    'Claire Martinoux',
  ]
  expect(await desk.missing('/politique-de-confidentialite', legal)).toEqual([])
  await press(page.getByRole('link', { name: /^Prêt à publier/ }))
  const verdict = page.getByRole('status').filter({ hasText: /publication/ })
  await expect(verdict).toHaveText(
    /^Oui, mais comme exemple\s: rien n’empêche la publication/,
  )
  for (const owed of ['l’organisme est encore celui de l’exemple', 'Numéro du certificat'])
    await expect(page.getByRole('main')).not.toContainText(owed)
})

test('what is typed survives a reload and a closed tab', async ({ page }) => {
  const tab = await page.context().newPage()
  await openEditor(tab)
  await openQuestion(tab)
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
  await openQuestion(page)
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
  await openQuestion(page)
  await write(answerOn(page), 'Sous deux jours.')
  await press(page.getByRole('link', { name: 'Prêt à publier' }))
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeFocused()
  // What is not saved is named where she asks whether all is ready.
  await press(page.getByRole('main').getByRole('link', { name: question, exact: true }))
  await expect(answerOn(page)).toHaveValue('Sous deux jours.')
})

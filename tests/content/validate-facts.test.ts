import { describe, expect, test } from 'vitest'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { factFileNames } from '#facts/schema/fact-files.ts'
import type { Environment } from '#facts/validation/issue.ts'
import {
  uncheckedSample,
  sampleFacts,
  secondFacts,
} from '#tests/second-organisation/derive.ts'
import { environment } from '#src/checks/fact-files.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { certification, type Fields, withFields } from '#tests/with-fields.ts'

const today = '2026-11-24'
const drawings: Readonly<Record<string, string>> = {
  photo:
    '<svg viewBox="0 0 64 64"><image href="data:image/png;base64,iVBORw0KGgo="/></svg>',
  vide: '<svg viewBox="0 0 64 64"><g/></svg>',
  large: '<svg viewBox="0 0 200 64"><path d="M0 0h64"/></svg>',
}
/** An environment in which every file that the facts name exists and differs from the sample's. */
const completeEnvironment: Environment = {
  ...environment,
  placeholders: [],
  sampleFiles: [],
  files: [...environment.files, '/certificat-qualite.pdf'],
  images: [...environment.images, 'photo', 'vide', 'large'],
  readDrawing: (name) => drawings[name] ?? environment.readDrawing(name),
}

const plain = (text: string) => normalizeSpaces(text).replaceAll('’', "'")

/**
 * Returns the issues with their levels. Normally, errors stop the build and other issues do not.
 * Exceptions are marked.
 */
const findIssues = (facts: object, known = completeEnvironment) =>
  validateFacts(facts, today, known).map(({ level, stops, text }) => {
    const isExpected = stops === (level === 'error')
    return `${level}${isExpected ? '' : ', stops the build'}: ${plain(text)}`
  })

/** Returns a function that changes fields of facts and returns the issues that this change causes. */
function issueFinder(facts: object) {
  const known = findIssues(facts)
  return (fields: Fields) =>
    findIssues(withFields(facts, fields)).filter((issue) => !known.includes(issue))
}

const [session] = sampleFacts.courses[0]?.sessions ?? []
/** The sample facts, with changed titles, and with a session and a certification in one course. */
const example = withFields(uncheckedSample, {
  'courses.0.sessions': [{ ...session, id: 's-0', place: 'Lyon' }],
  'courses.0.certification': certification,
  'courses.0.title': 'Accueil',
  'mandatory-trainings.0.title': 'Prévention',
  'claims.1.title': "L'aide",
  'company-questions.0.question': 'Financer ?',
})
/** Facts of a real organisation. They cause no error. */
const real = withFields(secondFacts, {
  'identity.offers.apprenticeship': true,
  'identity.apprenticeshipCentre': '0691234A',
  'certificate.categories': ['actions de formation par apprentissage'],
  'claims.1.title': "L'aide",
  'claims.1.sample': false,
  'claims.1.verified': today,
  'claims.1.reviewMonths': 12,
  'claims.1.expires': null,
  'claims.1.onExpiry': 'warn',
})

const findExampleIssues = issueFinder(example)
const findRealIssues = issueFinder(real)

const { company, individual } = sampleFacts.funding
const sampleCategories = sampleFacts.categories['individual-trainings']
const otherTrack = { ...company.tracks.at(-1), id: 'other', name: 'Autre piste' }
const fourthQuestion = { ...individual.questions.at(-1), id: 'fourth', askedIf: null }

const support = sampleFacts.claims.findIndex(({ id }) => id === 'technicalSupport')

/** Changes to the example's facts. The key is the only new issue that a change causes. */
const issuesOfExample: Readonly<Record<string, Fields>> = {
  'error: Fiche « Accueil », champ « Public » : à remplir.': {
    'courses.0.audience': undefined,
  },
  'error: Fiche « Accueil », champ « Tarif › Montant par groupe, en € » : le montant doit dépasser 0 €.':
    { 'courses.0.price.eurosPerGroup': 0 },
  'error: Fiche « Accueil », champ « Tarif › Montant par groupe, en € » : un montant a deux décimales au plus : 4 800,50.':
    { 'courses.0.price.eurosPerGroup': 0.001 },
  "error: Fiche « Accueil », champ « Modalités et délai d'accès › Délai, en jours » : 1 au moins.":
    {
      'courses.0.access.days': 0,
    },
  'error: Fiche « Accueil », champ « Tarif › Montant par groupe, en € » : un nombre, en chiffres, est attendu.':
    { 'courses.0.price.eurosPerGroup': '900' },
  'error: Fiche « Accueil », champ « Tarif › Montant par groupe, en € » : 1 000 000 au plus.':
    { 'courses.0.price.eurosPerGroup': 1_000_001 },
  'error: Fiche « Accueil », champ « Tarif › Type » : le type ne fait pas partie des choix.':
    { 'courses.0.price': { kind: 'free' } },
  "error: Fiche « Accueil », champ « Tarif › TVA » : « TVA » n'est pas l'un des choix (HT, TTC, exonéré).":
    { 'courses.0.price.vat': 'TVA' },
  "error: Fiche « Accueil », champ « Dessin ou photographie » : aucun dessin ne s'appelle « absent ».":
    { 'courses.0.image': 'absent' },
  "error: Fiche « Accueil », champ « Condition à côté du tarif » : aucune condition ne s'appelle « absent ».":
    { 'courses.0.condition': 'absent' },
  'error: Fiche « Accueil », champ « Objectifs » : il en faut 3 au moins.': {
    'courses.0.objectives': ['a', 'b'],
  },
  'error: Fiche « Accueil », champ « Objectifs » : il en faut 6 au plus.': {
    'courses.0.objectives': Array(7).fill('a'),
  },
  "error: Fiche « Accueil », champ « Mis à jour le » : « 2026-02-29 » n'est pas une date qui existe (année-mois-jour).":
    { 'courses.0.updated': '2026-02-29' },
  'error: Fiche « Accueil », champ « Sessions › 1 › Fin » : la fin ne peut pas précéder le début.':
    { 'courses.0.sessions.0.ends': '2027-01-31' },
  "error: Fiche « Accueil », champ « Sessions › 1 › Horaires › De » : « 25:00 » n'est pas une heure qui existe (09:00 par exemple).":
    { 'courses.0.sessions.0.times.from': '25:00' },
  'error: Fiche « Accueil », champ « Sessions › 1 › Horaires › À » : cette heure doit suivre la première.':
    { 'courses.0.sessions.0.times.to': '08:00' },
  'error: Fiche « Accueil », champ « Sessions › 1 › Places libres » : sans place libre, videz ce champ et choisissez « Complète » comme état.':
    { 'courses.0.sessions.0.seats': 0 },
  'error: Fiche « Accueil », champ « Sessions › 1 › Places libres » : le plus grand groupe compte 12 participants.':
    { 'courses.0.sessions.0.seats': 13 },
  "error: Fiche « Accueil », champ « Durée, en heures » : une durée se compte en quarts d'heure : 7,25 pour 7 h 15.":
    { 'courses.0.hours': 6.999 },
  'error: Fiche « Accueil », champ « Adresse dans la page » : la page utilise déjà ce nom : ajoutez-y un mot.':
    { 'courses.0.anchor': 'menu' },
  "error: Fiche « Accueil », champ « Adresse dans la page » : des lettres sans accent, des chiffres et des traits d'union seulement.":
    { 'courses.0.anchor': 'intégration' },
  "error: Fiche « Accueil », champ « À l'issue » : 34 caractères au plus.": {
    'courses.0.outcome': 'a'.repeat(35),
  },
  'error: Fiche « Accueil », champ « Durée, en jours » : un multiple de 0,5 est attendu.': {
    'courses.0.days': 0.75,
  },
  "past: Fiche « Accueil », champ « Mis à jour le » : rien n'a changé depuis le 23 novembre 2025, il y a plus de douze mois.":
    { 'courses.0.updated': '2025-11-23' },
  "past: Fiche « Accueil », champ « Certification › Jusqu'au » : la certification est finie depuis le 23 novembre 2026.":
    { 'courses.0.certification.until': '2026-11-23' },
  'due: Fiche « Accueil », champ « Mis à jour le » : à relire avant le 24 novembre 2026, douze mois après le 24 novembre 2025.':
    { 'courses.0.updated': '2025-11-24' },
  'remark: Fiche « Accueil », champ « Tarif » : non fourni : la page dit « Communiqué avec la proposition ».':
    { 'courses.0.price': null },
  'due: Chiffre « de satisfaction », champ « Mode de calcul » : « 95 % » est affiché sans dire comment il est calculé.':
    { 'figures.2.method': null },
  'remark: Fiche « Accueil », champ « Contenu » : non fourni : la page dit « Communiqué avec la proposition ».':
    { 'courses.0.contents': [] },
  "remark: Fiche « Accueil », champ « À l'issue » : non fourni : la page dit « Communiqué avec la proposition ».":
    { 'courses.0.certification': null, 'courses.0.outcome': null },
  'remark: Fiche « Accueil », champ « Prix en session ouverte » : non fourni : la page dit « Communiqué avec la proposition ».':
    { 'courses.0.seatPrice': null },
  "remark: Fiche « Accueil », champ « Sessions › 1 › Début » : elle a commencé et n'est plus affichée.":
    { 'courses.0.sessions.0.starts': '2026-11-24' },
  'error: Fiche 1 de courses.json, champ « Intitulé » : à remplir.': {
    'courses.0.title': '  ',
  },
  "error: Fiche « Prévention », champ « Catégorie » : aucune catégorie ne s'appelle « continue ».":
    { 'mandatory-trainings.0.category': 'continue' },
  'error: Fiche « Word », champ « Adresse dans la page » : « incendie » est déjà pris.': {
    'individual-trainings.0.anchor': 'incendie',
  },
  'error: Fiche « Excel », champ « Intitulé » : « Excel » est déjà pris.': {
    'individual-trainings.0.title': 'Excel',
  },
  'error: Fiche « Word », champ « Tarif › TVA » : le prix pour un particulier est TTC ou exonéré.':
    { 'individual-trainings.0.price.vat': 'HT' },
  "error: Fiche « Word », champ « Marque du compte personnel de formation à côté » : il faut d'abord le code de la certification préparée.":
    { 'individual-trainings.0.trainingAccount': true },
  'error: Marque, champ « Couleur » : cette couleur est trop claire pour du texte blanc : choisissez un ton plus foncé.':
    { 'brand.color': '#7cb342' },
  'error: Marque, champ « Couleur » : une couleur est attendue : # puis six chiffres ou lettres de a à f, #1f45b5 par exemple.':
    { 'brand.color': 'vert' },
  'error: Marque, champ « Logo » : « photo » est vide, ou contient une photographie, un texte, un dégradé ou un effet : joignez un dessin SVG fait de tracés.':
    { 'brand.logo': 'photo' },
  'error: Marque, champ « Icône » : « vide » est vide, ou contient une photographie, un texte, un dégradé ou un effet : joignez un dessin SVG fait de tracés.':
    { 'brand.icon': 'vide' },
  "error: Marque, champ « Icône » : « large » n'est pas carré : joignez un dessin aussi large que haut.":
    { 'brand.logo': 'large', 'brand.icon': 'large' },
  "error: Obligations, champ « Obligations › 1 » : « Obligation de formation à l'hygiène » mène à « cuisine », qui n'est l'adresse d'aucune formation obligatoire.":
    { 'obligations.duties.0.training': 'cuisine' },
  "error: Obligations, champ « Obligations › 1 » : « Obligation de formation à l'hygiène » demande la réponse « bar », qui n'existe pas.":
    { 'obligations.duties.0.possible': [{ answers: ['bar'] }] },
  'error: Obligations, champ « Obligations › 2 › Exigée dans ces cas » : il faut au moins un cas, ici ou dans « À vérifier dans ces cas ».':
    { 'obligations.duties.1.required': [] },
  "error: Identité, champ « Horaires › Le samedi › Du » : seul le samedi s'écrit ici, les autres jours sont « En semaine ».":
    { 'identity.openingHours.saturday.from': 'Vendredi' },
  'error: Identité, champ « Horaires › Le samedi › Du » : le samedi est déjà compté « En semaine » : écrivez-le à un seul endroit.':
    { 'identity.openingHours.week.to': 'Samedi' },
  "error: Identité, champ « E-mail » : « bonjour » n'est pas une adresse e-mail.": {
    'identity.email': 'bonjour',
  },
  'error: Identité, champ « Horaires › En semaine › Au » : ce jour doit suivre le premier.':
    { 'identity.openingHours.week.to': 'Lundi' },
  'error: Identité, champ « Ces valeurs sont encore inventées » : true (oui) ou false (non) est attendu.':
    { 'identity.sample': 'oui' },
  "error: Identité : le champ « sirene » n'existe pas.": { 'identity.sirene': '1' },
  "error: Identité : les champs « sirene », « naf » n'existent pas.": {
    'identity.sirene': '1',
    'identity.naf': '1',
  },
  "remark: Identité, champ « SIRET du siège » : « 12 » n'a pas les 14 chiffres d'un SIRET.":
    { 'identity.siret': '12' },
  "error: Condition « L'aide », champ « À revoir tous les … mois » : 1 au moins.": {
    'claims.1.reviewMonths': 0,
  },
  "error: Question « Financer ? », champ « Réponse » : aucune valeur ne s'appelle « {Délai} ».":
    { 'company-questions.0.answer': 'Sous {Délai}.' },
  "error: Condition « Support technique », champ « Chiffre affiché » : il ne peut pas rester vide, car des pages l'affichent toujours.":
    { [`claims.${support}.figure`]: null },
  "error: Conditions : la fiche « Conservation des cookies » est absente, mais une page l'utilise.":
    { 'claims.13.id': 'biscuits' },
  "error: Services qui reçoivent des données : la fiche « EmailJS » est absente, mais une page l'utilise.":
    { 'processors.0.id': 'courrier' },
  'error: Obligations, champ « Cases à cocher › 8 » : « Une piscine » ne mène à aucune formation.':
    { 'obligations.ticks.7': { id: 'piscine', text: 'Une piscine', example: 'Un bassin' } },
  'error: Page « POEI », champ « Avantages › Points » : il manque « {Prise en charge de la POEI} », que la page affiche toujours.':
    { 'texts-pre-hire.advantages.items.0.title': 'Le coût pris en charge' },
  'error: Page « Formations », champ « Choix de toutes les formations » : ce texte est fixe : « Toutes ».':
    { 'texts-individual-trainings.all': 'Tout' },
  'error: Page « Formations », champ « Sous le filtre » : le lien « #absent » ne mène à aucune formation des particuliers.':
    { 'texts-individual-trainings.digital': '[Word](#word) ou [rien](#absent)' },
  'error: Questions des particuliers : une liste est attendue.': {
    'individual-questions': {},
  },
  'error: Identité : ses champs manquent.': { identity: [] },
  'error: Formations des entreprises : il faut au moins une fiche.': { courses: [] },
  "error: Catégories, champ « Domaines de l'accueil des particuliers » : aucun domaine ne s'affiche, car aucune de leurs catégories ne contient de formation.":
    {
      'categories.individual-trainings': [
        ...sampleCategories,
        { ...sampleCategories[0], id: 'vide' },
      ],
      'categories.domains': [{ ...sampleFacts.categories.domains[0], category: 'vide' }],
    },
  'error: Catégories, champ « Formations des entreprises › 5 › Identifiant » : « integration » est déjà pris.':
    { 'categories.courses.4': sampleFacts.categories.courses[0] },
  'error: Catégories, champ « Formations des entreprises › 1 › Identifiant » : « all » est le choix de toutes.':
    { 'categories.courses.0.id': 'all' },
  'error: Catégories, champ « Formations des entreprises › 1 › Nom court » : ces mots ne sont pas dans le nom, écrits de la même façon.':
    { 'categories.courses.0.short': 'Recrues' },
  "error: Financement, champ « Entreprise › Règles › 1 › Quand » : aucune question précédente ne s'appelle « effectif ».":
    { 'funding.company.rules.0.when.0.question': 'effectif' },
  "error: Financement, champ « Entreprise › Règles › 1 › Quand » : « Quel est votre projet ? » n'a pas de réponse « grandir ».":
    { 'funding.company.rules.0.when.0.answers': ['grandir'] },
  "error: Financement, champ « Entreprise › Règles › 1 › Pistes » : aucune piste ne s'appelle « mystere ».":
    { 'funding.company.rules.0.tracks': ['mystere'] },
  "error: Financement, champ « Entreprise › Questions › 2 › Posée si » : aucune question précédente ne s'appelle « timing ».":
    { 'funding.company.questions.1.askedIf': { question: 'timing', answers: ['ce-mois'] } },
  'error: Financement, champ « Entreprise › Pistes › 9 » : aucune règle ne mène à « Autre piste ».':
    { 'funding.company.tracks.8': otherTrack },
  'error: Financement, champ « Particulier › Questions › 1 » : ni la santé ni le handicap ne se demandent.':
    { 'funding.individual.questions.0.text': 'Avez-vous un problème de santé ?' },
  "error: Fiche « Accueil », champ « Certification › Enregistrée le » : l'année doit être 1900 ou plus tard, en quatre chiffres : 2026 par exemple.":
    { 'courses.0.certification.registered': '0026-03-01' },
  'error: Fiche « Accueil », champ « Description » : « {Téléphone} » apparaîtrait tel quel.':
    {
      'courses.0.description': 'Avec des accolades {} : {Téléphone}.',
    },
  'error: Fiche « Accueil », champ « Certification › Code » : RNCP ou RS, puis des chiffres.':
    { 'courses.0.certification.code': '9999' },
  "error: Fiche « Accueil », champ « Certification › Jusqu'au » : la fin ne peut pas précéder l'enregistrement.":
    { 'courses.0.certification.registered': '2028-01-01' },
  'error: Fiche « Accueil », champ « Participants › Au plus » : le plus petit groupe est plus grand que celui-ci.':
    { 'courses.0.group.min': 13 },
  'error: Fiche 1 de courses.json, champ « Intitulé » : un texte est attendu.': {
    'courses.0.title': 12,
  },
  'error: Fiche « Réussir la transformation digitale », champ « Sessions › 1 › Identifiant » : « digital-2027-03 » est déjà pris.':
    { 'courses.0.sessions.0.id': 'digital-2027-03' },
  "error: Fiche « Word », champ « Forme » : « atClient » n'est pas l'un des choix (onSite, remote, mixed).":
    { 'individual-trainings.0.delivery': 'atClient' },
  'error: Fiche « Word », champ « Durée, en heures » : un nombre, en chiffres, est attendu.':
    { 'individual-trainings.0.hours': null },
  "error: Apprentissage : l'identité ne nomme pas le centre de formation d'apprentis.": {
    'identity.apprenticeshipCentre': null,
  },
  "error: Identité, champ « Adresse du site » : l'adresse de l'accueil est attendue, https://www.exemple.fr par exemple, sans rien après le nom, pas même une barre.":
    { 'identity.url': 'https://www.a.example/' },
  'error: Identité, champ « Médiateur de la consommation › Adresse du site » : une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.':
    { 'identity.mediator.url': 'www.a.example' },
  'error: Identité, champ « Horaires › En semaine › Heures › 1 › À » : cette heure doit suivre la première.':
    { 'identity.openingHours.week.hours.0.closes': '08:00' },
  'error: Identité, champ « Horaires › En semaine › Heures › 2 › De » : cette heure doit suivre la pause.':
    {
      'identity.openingHours.week.hours': [
        { opens: '09:00', closes: '12:00' },
        { opens: '12:00', closes: '18:00' },
      ],
    },
  "error: Identité, champ « Présentation › Ce que vous faites, en une phrase » : aucune valeur ne s'appelle « {ans} ».":
    { 'identity.presentation.practice': 'Depuis {ans}.' },
  'error: Page « /ancienne/ », champ « Ancienne adresse » : une adresse sans nom de domaine est attendue, /ancienne-page par exemple, sans accent, « ? » ni « # », et sans barre à la fin.':
    { 'moved-pages.0.from': '/ancienne/' },
  "error: Certificat, champ « Valable jusqu'au » : la fin ne peut pas précéder le début.": {
    'certificate.until': '2026-01-01',
  },
  'error: Certificat, champ « Le certificat lui-même » : / puis un nom de fichier, sans accent ni espace.':
    { 'certificate.file': 'https://a.example/c.pdf' },
  "error: Condition « Financement public d'une formation », champ « Valable jusqu'au » : cette date ne peut pas précéder la vérification.":
    { 'claims.0.expires': '2020-01-01' },
  "error: Condition « L'aide », champ « Adresse dans la page » : « condition-financement » est déjà pris.":
    { 'claims.1.anchor': 'condition-financement' },
  'error: Question « Faut-il un niveau de départ ? », champ « Adresse dans la page » : « public » est déjà pris.':
    { 'individual-questions.1.id': 'public' },
  "error: Financement, champ « Entreprise › Pistes › 1 › Conditions › 1 » : aucune condition ne s'appelle « promise ».":
    { 'funding.company.tracks.0.claims': ['promise'] },
}

const person = {
  name: 'Paul',
  trade: 'Formateur',
  text: 'Il anime vos ateliers.',
  phone: '04 78 12 12 34',
  image: null,
}
const sampleRole = sampleFacts.identity.team[0]?.text ?? ''

/** Changes to a real organisation's facts. The key is the only new issue that a change causes. */
const issuesOfReal: Readonly<Record<string, Fields>> = {
  "error: Identité, champ « SIRET du siège » : « 12 » n'a pas les 14 chiffres d'un SIRET.":
    { 'identity.siret': '12' },
  "error: Identité, champ « Numéro de déclaration d'activité » : « abc » n'a pas les 11 chiffres d'un numéro de déclaration d'activité.":
    { 'identity.trainingNumber': 'abc' },
  "error: Identité, champ « E-mail » : « a@b.example » est une valeur d'exemple.": {
    'identity.email': 'a@b.example',
  },
  "error: Identité, champ « Hébergeur du site › Nom » : « Hébergeur Exemple » est une valeur d'exemple.":
    { 'identity.host.name': 'Hébergeur Exemple' },
  "remark: Identité, champ « Adresse › Code postal » : « B-1000 » n'est pas un code postal français.":
    { 'identity.address.postcode': 'B-1000' },
  "remark: Identité, champ « Téléphone » : « 04 78 12 34 5 » n'a pas les dix chiffres d'un numéro français.":
    { 'identity.phone': '04 78 12 34 5' },
  "remark: Identité, champ « Équipe › 1 › Ligne directe » : « 04 78 12 34 5 » n'a pas les dix chiffres d'un numéro français.":
    { 'identity.team': [{ ...person, phone: '04 78 12 34 5' }] },
  "sample, stops the build: Identité, champ « Équipe › 1 › Ligne directe » : « 01 99 00 12 41 » est une valeur d'exemple.":
    { 'identity.team': [{ ...person, phone: '01 99 00 12 41' }] },
  [`sample, stops the build: Identité, champ « Équipe › 1 › Ce que cette personne fait pour vos clients » : « ${sampleRole} » est une valeur d'exemple.`]:
    { 'identity.team': [{ ...person, text: sampleRole }] },
  "error: Certificat, champ « Le certificat lui-même » : la loi exige que le certificat lui-même figure sur le site, et il n'y est pas.":
    { 'certificate.file': null },
  "error: Certificat, champ « Le certificat lui-même » : aucun fichier publié ne s'appelle « autre.pdf ».":
    { 'certificate.file': '/autre.pdf' },
  "error: Certificat, champ « Numéro du certificat » : la loi exige que le site l'indique, et il manque.":
    { 'certificate.number': null },
  "remark: Certificat, champ « Catégories d'actions certifiées » : la page /solutions/apprentissage promet de former des apprentis, et aucune catégorie certifiée n'est l'apprentissage.":
    { 'certificate.categories': ['actions de formation'] },
  "remark: Certificat, champ « Valable à partir du » : il ne vaut qu'à partir du 25 novembre 2026.":
    { 'certificate.from': '2026-11-25' },
  "due: Certificat, champ « Valable jusqu'au » : il prend fin le 23 janvier 2027.": {
    'certificate.until': '2027-01-23',
  },
  "past, stops the build: Certificat, champ « Valable jusqu'au » : il a pris fin le 23 novembre 2026.":
    { 'certificate.until': '2026-11-23' },
  "remark: Condition « L'aide », champ « Vérifié le » : le 25 novembre 2026 n'est pas encore venu.":
    { 'claims.1.verified': '2026-11-25' },
  "remark: Condition « L'aide », champ « Source » : marquée comme vérifiée, mais sa source n'est pas indiquée.":
    { 'claims.1.source': null },
  "due: Condition « L'aide », champ « Valable jusqu'au » : elle prend fin le 24 novembre 2026.":
    { 'claims.1.expires': '2026-11-24', 'claims.1.onExpiry': 'stop' },
  "due: Condition « L'aide », champ « Vérifié le » : à vérifier de nouveau avant le 24 novembre 2026.":
    { 'claims.1.verified': '2026-05-24', 'claims.1.reviewMonths': 6 },
  "past: Condition « L'aide », champ « Valable jusqu'au » : elle a pris fin le 23 novembre 2026.":
    { 'claims.1.expires': '2026-11-23', 'claims.1.verified': null },
  "past: Condition « L'aide », champ « Vérifié le » : à vérifier de nouveau depuis le 23 novembre 2026.":
    { 'claims.1.verified': '2026-05-23', 'claims.1.reviewMonths': 6 },
  "past, stops the build: Condition « L'aide », champ « Valable jusqu'au » : elle a pris fin le 23 novembre 2026.":
    {
      'claims.1.expires': '2026-11-23',
      'claims.1.verified': '2026-01-01',
      'claims.1.onExpiry': 'stop',
    },
  "due: Apprentissage, champ « Certification › Jusqu'au » : la certification prend fin le 24 novembre 2026.":
    { 'apprenticeship.certification.until': '2026-11-24' },
  "error: Apprentissage, champ « Certification › Jusqu'au » : la certification est finie depuis le 23 novembre 2026.":
    { 'apprenticeship.certification.until': '2026-11-23' },
  "sample, stops the build: Condition « L'aide », champ « Vérifié par » : « Camille Exemple » est une valeur d'exemple.":
    { 'claims.1.by': 'Camille Exemple' },
  "remark: Condition « Âge d'entrée en apprentissage » : sa vérification est encore celle de l'exemple.":
    { 'claims.2': { ...sampleFacts.claims[2], sample: false } },
  "remark: Condition « Support technique » : cette promesse est encore celle de l'exemple.":
    { [`claims.${support}`]: sampleFacts.claims[support] },
  "sample, stops the build: Condition « L'aide » : sa vérification est encore inventée.": {
    'claims.1.sample': true,
  },
  "sample, stops the build: Condition « L'aide », champ « Condition » : « Au siège d'Exempleville. » est une valeur d'exemple.":
    { 'claims.1.sentence': "Au siège d'Exempleville." },
  "sample, stops the build: Certificat, champ « Valable à partir du » : « 2026-01-12 » est une valeur d'exemple.":
    { 'certificate.from': '2026-01-12' },
  "sample, stops the build: Marque, champ « Slogan » : « Des équipes formées au cordeau. » est une valeur d'exemple.":
    { 'brand.slogan': 'Des équipes formées au cordeau.' },
  'error: Marque, champ « Slogan » : « {équipes} » apparaîtrait tel quel.': {
    'brand.slogan': 'Vos {équipes} gardent le cap.',
  },
  "sample, stops the build: Identité, champ « Présentation › Métiers auxquels vous formez › 1 » : « exemple » est une valeur d'exemple.":
    { 'identity.presentation.trades': ['exemple'] },
}

describe.each([
  { organisation: 'the example', find: findExampleIssues, issues: issuesOfExample },
  { organisation: 'a real organisation', find: findRealIssues, issues: issuesOfReal },
])('$organisation', ({ find, issues }) => {
  test.each(Object.entries(issues))(
    'a change of the facts causes only « %s »',
    (issue, fields) => {
      expect(find(fields)).toEqual([issue])
    },
  )
})

test.each<Fields>([
  { 'courses.0.price.eurosPerGroup': 1_000_000 },
  {
    'courses.0.sessions.0.starts': '2028-02-29',
    'courses.0.sessions.0.ends': '2028-02-29',
  },
  { 'courses.0.prerequisites': [] },
  { 'moved-pages.0.to': '/' },
  { 'courses.0.seatPrice': null, 'courses.0.sessions': [] },
  { 'courses.0.outcome': null },
  { 'company-questions.0.answer': "{Délai de réponse}, {Référent handicap}, {L'aide}." },
])('the example accepts %j', (fields) => {
  expect(findExampleIssues(fields)).toEqual([])
})

test('without apprenticeship trainings, a sample claim about them is reported only if a figure cites it', () => {
  const fields = { 'identity.offers.apprenticeship': false, 'claims.1.sample': true }
  expect(findRealIssues(fields)).toEqual([])
  expect(findRealIssues({ ...fields, 'figures.0.condition': 'employerAid' })).toHaveLength(
    1,
  )
})

test('if an offer is left out, only the errors in its facts are reported', () => {
  const fields = {
    'mandatory-trainings.0.sample': true,
    'obligations.duties.0.claim': 'removed',
  }
  const leftOut = { ...fields, 'identity.offers.mandatoryTrainings': false }
  expect(findRealIssues(fields)).toHaveLength(2)
  expect(findRealIssues(leftOut)).toEqual([expect.stringMatching(/^error: Obligations/)])
})

test('generic words and a sentence with « exemple » are not reported as sample data', () => {
  const sentence = 'Selon votre situation, par exemple en recherche d’emploi.'
  const { trades } = sampleFacts.identity.presentation
  const fields = { 'claims.1.sentence': sentence, 'identity.presentation.trades': trades }
  expect(findRealIssues(fields)).toEqual([])
})

test.each([
  ['src/public/certificat-exemple.pdf', real, 1],
  ['src/images/access-map.svg', real, 0],
  ['src/images/access-map.svg', example, 1],
])('a sample file is reported, except an unused map: %s', (file, facts, expected) => {
  const found = validateFacts(facts, today, { ...completeEnvironment, sampleFiles: [file] })
  expect(found.filter(({ short }) => short.includes(file))).toHaveLength(expected)
})

test('a certificate is not reported as due 61 days before its end', () => {
  expect(findRealIssues({ 'certificate.until': '2027-01-24' })).toEqual([])
})

const fundingIssues: Readonly<Record<string, Fields>> = {
  'Entreprise › Règles » : « former, 250-et-plus, ce-mois » ne mène à aucune piste.': {
    'company.rules.10.when': [{ question: 'headcount', answers: ['50-249'] }],
  },
  'Entreprise › Questions » : « securite, moins-de-11 » ne répond pas à trois questions.': {
    'company.questions.2.askedIf.answers': ['former'],
  },
  'Entreprise › Questions › 1 › Réponses › 2 › Identifiant » : « former » est déjà pris.': {
    'company.questions.0.answers.1.id': 'former',
  },
  'Entreprise › Pistes › 2 › Identifiant » : « skills-plan » est déjà pris.': {
    'company.tracks.1.id': 'skills-plan',
  },
  "Particulier › Règles › 2 » : aucune réponse n'atteint cette règle.": {
    'individual.rules.0.when': null,
  },
  'Particulier › Règles › 1 » : la dernière règle vaut pour tous les autres cas, et elle seule.':
    { 'individual.rules.0.when': null },
  'Particulier › Questions » : « salarie, progresser, employeur, employeur » ne répond pas à trois questions.':
    { 'individual.questions.3': fourthQuestion },
}

test.each(Object.entries(fundingIssues))(
  'a change of the funding facts causes « %s »',
  (issue, fields) => {
    const funding = withFields(sampleFacts.funding, fields)
    expect(findIssues({ ...example, funding })).toContain(
      `error: Financement, champ « ${issue}`,
    )
  },
)

test.each([
  'GRATUITEMENT',
  'Vous avez droit à une aide.',
  'Profitez de cette aide.',
  'Vous userez de vos droits.',
  'Sans reste à charge.',
  'Prise en charge garantie.',
  'Jusqu’à 6 000 € par contrat.',
  'Prise en charge à 100 %.',
  'Demandez à l’Opcommerce.',
  'Akto, ou Constructys, finance.',
  'Un dossier OPCO EP.',
  'Le FIF PL décide.',
])('the wording « %s » is an error in a funding track and in its claims', (typed) => {
  const cited = sampleFacts.claims.findIndex(
    ({ id }) => id === company.tracks[0]?.claims[0],
  )
  for (const [place, field] of [
    ['funding.company.tracks.0.audience', 'Pour qui'],
    [`claims.${cited}.sentence`, 'Conditions › 1'],
  ] as const)
    expect(findExampleIssues({ [place]: typed })).toContainEqual(
      expect.stringMatching(
        new RegExp(`^error: .* › Pistes › 1 › ${field} » : n'écrivez pas « .* » : `),
      ),
    )
})

test('complete facts of an organisation cause no error', () => {
  expect(findIssues(real).filter((text) => text.startsWith('error'))).toEqual([])
})

test('complete facts of an organisation cause remarks about the four optional fields left empty', () => {
  const own = /^\w+: (?:Identité|Certificat|Liens)/
  expect(findIssues(real).filter((text) => own.test(text))).toEqual(
    ['Médiateur de la consommation', 'Habilitations › Secourisme']
      .concat('Habilitations › Hygiène alimentaire', 'Délai de réponse, en jours')
      .map(
        (field) =>
          `remark: Identité, champ « ${field} » : non fourni, le site n'en dit rien.`,
      ),
  )
})

const placeholders = ['badge-quality', 'badge-training-account']

test.each([
  ['with trainings of the training account', true, placeholders],
  ['without trainings of the training account', false, placeholders.slice(0, 1)],
])(
  'a real organisation %s cannot publish with sample badges',
  (_, trainingAccount, all) => {
    const fields = {
      'individual-trainings.0.trainingAccount': trainingAccount,
      'individual-trainings.0.certification': certification,
    }
    const known = { ...completeEnvironment, placeholders }
    const badges = findIssues(withFields(real, fields), known)
    expect(badges.filter((text) => text.includes('logo officiel'))).toEqual(
      all.map((name) => expect.stringMatching(new RegExp(`^error: .*« ${name} »`))),
    )
  },
)

test.each([
  ['another logo', 'course-safety', 0],
  ['the sample logo', 'badge-quality', 1],
])('a certificate that names %s (%s) causes %i logo issues', (_, badge, count) => {
  const named = withFields(real, { 'certificate.badge': badge })
  const found = findIssues(named, { ...completeEnvironment, placeholders })
  expect(found.filter((text) => text.includes('« badge-quality »'))).toHaveLength(count)
})

test('sample values and unconfirmed facts are reported', () => {
  const found = findIssues(uncheckedSample, { ...environment, placeholders }).join('\n')
  for (const text of [
    'sample: Identité : ',
    'sample: Identité, champ « SIRET du siège »',
    "sample: Liens vers d'autres sites, champ « Messagerie › Adresse »",
    'sample: Certificat, champ « Numéro du certificat »',
    'sample: Certificat, champ « Le certificat lui-même »',
    'sample: Certificat, champ « Logo de la certification qualité »',
    "sample: Condition « Aide à l'employeur » : ",
    'sample: Chiffre « entreprises formées », champ « Mode de calcul »',
    'sample: Chiffre « de satisfaction » : ',
    'due: Service « EmailJS », champ « Confirmé par vous le » : à confirmer.',
  ])
    expect(found).toContain(text)
})

test('the sample courses have no issues except sample data and missing facts', () => {
  const found = findIssues(uncheckedSample).filter((text) =>
    /^(?!sample).*: (?:Fiche|Apprentissage)/.test(text),
  )
  expect(found.filter((text) => !text.includes('non fourni'))).toEqual([])
})

test('issues are sorted by file and record, and each has a remedy', () => {
  const issues = validateFacts(uncheckedSample, '2030-01-01', environment)
  for (const { action } of issues) expect(action).toMatch(/^[\p{Lu}«].*\.$/u)
  const places = issues.map(
    ({ kind, index }) => factFileNames.indexOf(kind) * 100 + (index ?? 0),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

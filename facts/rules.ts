import { unknownBlanks } from './blanks.ts'
import { courseOf, courseRule, individualTraining } from './course-rules.ts'
import { fundingFaults } from './funding-faults.ts'
import type { Facts, KindName } from './kinds.ts'
import {
  notYet,
  ofEach,
  unknownCondition,
  type Rule,
  isReal,
  remark,
  stillInvented,
  type Around,
  type Remark,
  error,
  type Path,
} from './rule.ts'
import { dayInWords, deadlineOf, standingOf } from './days.ts'
import { isInvented, isFictionHost } from './fiction.ts'
import { isAllZeros, registrationFault, siretFault } from './numbers.ts'
import { phoneFault } from './phone.ts'
import { textsIn } from './record.ts'

type Identity = Facts['identity']

const identityRule: Rule<Identity> = function* (identity, around) {
  yield* notYet(identity.legalTextsUpdated, 'legalTextsUpdated', around)
  if (identity.sample)
    yield stillInvented(
      'l’organisme est encore celui de l’exemple',
      'Remplacez chaque valeur par la vôtre',
    )
  yield* inventedValues(identity, around)
  yield* wrongNumbers(identity, around)
  yield* absentValues(identity, around)
}

/** An organisation that exists cannot publish without these. */
const required = ['siret', 'trainingNumber', 'url', 'host']

/** Values that bear a mark of the example, wherever they stand in the record. */
const inventedValues: Rule<object> = function* (record, around) {
  for (const [path, value] of textsIn(record)) {
    if (!isInvented(value) && !isAllZeros(value)) continue
    const isGrave = required.includes(String(path[0])) || isFictionHost(value)
    const level = isGrave ? 'error' : 'remark'
    const text = `« ${value} » est une valeur d'exemple`
    yield { path, level: isReal(around) ? level : 'sample', text, action: actionOf(path) }
  }
}

/** Numbers that nobody was given; an example's zeros are told apart. */
function* wrongNumbers(identity: Identity, around: Around): Generator<Remark> {
  const { address, disability, phone, region, siret, trainingNumber } = identity
  const found: readonly (readonly [Path, string, string | undefined])[] = [
    [['siret'], siret, siretFault(siret)],
    [['trainingNumber'], trainingNumber, registrationFault(trainingNumber, region)],
    [['address', 'postcode'], address.postcode, postcodeFault(address.postcode)],
    [['phone'], phone, phoneFault(phone)],
    [['disability', 'phone'], disability.phone, phoneFault(disability.phone)],
  ]
  for (const [path, value, text] of found) {
    if (text === undefined || isAllZeros(value) || isInvented(value)) continue
    const isGrave = isReal(around) && required.includes(String(path[0]))
    yield { path, level: isGrave ? 'error' : 'remark', text, action: actionOf(path) }
  }
}

function postcodeFault(text: string) {
  return /^(?!00)\d{5}$/.test(text)
    ? undefined
    : `« ${text} » n'est pas un code postal français`
}

/** What the site says nothing of, and an apprenticeship without its centre. */
function* absentValues(identity: Identity, { facts }: Around): Generator<Remark> {
  const { apprenticeshipCentre, approvals, replyDays } = identity
  const fields: readonly (readonly [Path, string | null])[] = [
    [['approvals', 'firstAid'], approvals.firstAid],
    [['approvals', 'foodHygiene'], approvals.foodHygiene],
    [['replyDays'], replyDays],
  ]
  for (const [path, value] of fields)
    if (value === null)
      yield remark(
        path,
        'non fourni, le site n’en dit rien',
        'Remplissez ce champ si vous avez de quoi, ou laissez-le vide.',
      )
  if (apprenticeshipCentre === null && coversApprenticeship(facts.certificate))
    yield remark(
      ['apprenticeshipCentre'],
      'le certificat couvre l’apprentissage, et ce numéro manque',
      'Écrivez-le, ou retirez l’apprentissage des catégories certifiées.',
    )
}

const actions: Readonly<Partial<Record<string, string>>> = {
  siret: 'Recopiez-le de votre avis de situation Sirene (avis-situation-sirene.insee.fr).',
  trainingNumber: 'Recopiez-le du récépissé de déclaration d’activité remis par la DREETS.',
  url: 'Écrivez l’adresse à laquelle le site est publié.',
  host: 'Écrivez le nom, l’adresse et le téléphone de votre hébergeur : la loi les demande.',
  phone: 'Écrivez votre numéro.',
  address: 'Écrivez l’adresse du siège.',
}

function actionOf([field]: Path) {
  return actions[String(field)] ?? 'Remplacez cette valeur par la vôtre.'
}

type Certificate = Facts['certificate']

const wanted = ['number', 'certifier', 'from', 'until'] as const

const certificateRule: Rule<Certificate> = function* (certificate, around) {
  const { file, from } = certificate
  if (file !== null && !around.files.includes(file))
    yield error(
      ['file'],
      `aucun fichier publié ne s'appelle « ${file.slice(1)} »`,
      'Joignez le fichier reçu du certificateur.',
    )
  yield* missing(certificate, around)
  if (from !== null && from > around.day)
    yield remark(
      ['from'],
      `il ne vaut qu'à partir du ${dayInWords(from)}`,
      'Corrigez la date, ou attendez ce jour pour publier.',
    )
  yield* end(certificate, around)
  yield* uncovered(certificate, around)
}

/** What an organisation that exists cannot publish without. */
function* missing(certificate: Certificate, around: Around): Generator<Remark> {
  const level = isReal(around) ? 'error' : 'sample'
  const isAbsent = (value: string | null) => value === null || isInvented(value)
  for (const field of wanted)
    if (isAbsent(certificate[field]))
      yield {
        path: [field],
        level,
        text: 'la loi veut que le site le dise, et il manque',
        action: 'Recopiez-le de votre certificat.',
      }
  if (isAbsent(certificate.file))
    yield {
      path: ['file'],
      level,
      text: 'la loi veut que le certificat lui-même soit sur le site, et il n’y est pas',
      action: 'Joignez le fichier reçu du certificateur.',
    }
  for (const name of around.placeholders)
    yield {
      path: [],
      level,
      text: `le dessin « ${name} » est encore l'emplacement du logo officiel`,
      action: 'Joignez, dans cette fiche, le logo que son titulaire vous a remis.',
    }
}

function* end({ until }: Certificate, around: Around): Generator<Remark> {
  const level = until && standingOf(until, around.day, around.horizon)
  if (!until || !level) return
  yield {
    path: ['until'],
    level,
    stops: level === 'past' && isReal(around),
    text: `il ${level === 'past' ? 'a pris' : 'prend'} fin le ${dayInWords(until)}`,
    action:
      'Demandez le renouvellement à votre certificateur, puis remplacez le numéro, les dates et le fichier.',
    date: until,
  }
}

/** Whether the certificate covers apprenticeship. */
const coversApprenticeship = ({ categories }: Certificate) =>
  categories.some((category) => category.includes('apprentissage'))

/** A page about apprenticeship that the certificate does not bear out. */
function* uncovered(certificate: Certificate, { facts }: Around): Generator<Remark> {
  const { apprenticeship, identity } = facts
  const isPromised = apprenticeship !== null || identity.apprenticeshipCentre !== null
  const hasPartner = identity.apprenticeshipPartner !== null
  if (isPromised && !hasPartner && !coversApprenticeship(certificate))
    yield remark(
      ['categories'],
      'la page /solutions/apprentissage promet de former des apprentis, et aucune catégorie certifiée n’est l’apprentissage',
      'Ajoutez la catégorie si le certificat la porte ; sinon, nommez le centre de formation partenaire dans l’identité.',
    )
}

type Claim = Facts['claims'][number]

const claimRule: Rule<Claim> = function* (claim, around) {
  const { sample, source, verified } = claim
  yield* deadline(claim, around)
  yield* notYet(verified, 'verified', around)
  if (sample)
    yield stillInvented(
      'sa vérification est encore inventée',
      `${reread(claim)}, écrivez la date et votre nom`,
    )
  else if (verified !== null && source === null)
    yield remark(
      ['source'],
      'dite vérifiée, sans que sa source soit nommée',
      'Écrivez le titre, la référence et l’adresse du texte officiel.',
    )
}

function* deadline(claim: Claim, around: Around): Generator<Remark> {
  const date = deadlineOf(claim)
  const level = date && standingOf(date, around.day, around.horizon)
  if (!date || !level) return
  const isEnd = date === claim.expires
  const isPast = level === 'past'
  const end = `elle ${isPast ? 'a pris' : 'prend'} fin le ${dayInWords(date)}`
  const review = `à vérifier de nouveau ${isPast ? 'depuis' : 'avant'} le ${dayInWords(date)}`
  yield {
    path: [isEnd ? 'expires' : 'verified'],
    level,
    stops: isPast && claim.onExpiry === 'stop' && isReal(around),
    text: isEnd ? end : review,
    action: `${reread(claim)}, corrigez la phrase s'il le faut, puis écrivez la date du jour dans « Vérifié le »${
      isEnd ? ' et la nouvelle fin dans « Valable jusqu’au »' : ''
    }.`,
    date,
    ...(claim.verified !== null && { verified: claim.verified }),
  }
}

function reread({ source }: Claim) {
  return source === null
    ? 'Relisez le texte officiel dont elle vient'
    : `Relisez « ${source.title} » (${source.url})`
}

const questions = ofEach<Facts['company-questions'][number]>(function* (question, around) {
  yield* unknownCondition(question, around)
  yield* unknownBlanks(question.answer, around.facts)
})

/** THE list of what no schema sees, by kind. */
export const rules: { readonly [Kind in KindName]?: Rule<Facts[Kind]> } = {
  identity: identityRule,
  certificate: certificateRule,
  services: inventedValues,
  processors: ofEach(function* ({ confirmed }, around) {
    if (confirmed === null)
      yield {
        path: ['confirmed'],
        level: 'due',
        text: 'à confirmer par vous',
        action:
          'Lisez le contrat de ce service (société, pays, garantie du transfert), corrigez, puis écrivez la date du jour.',
      }
    yield* notYet(confirmed, 'confirmed', around)
  }),
  claims: ofEach(claimRule),
  figures: ofEach(function* (figure, around) {
    yield* unknownCondition(figure, around)
    if (figure.method === null)
      yield {
        path: ['method'],
        level: figure.sample ? 'sample' : 'remark',
        text: `« ${figure.value} » est affiché sans dire comment il est calculé`,
        action: 'Écrivez la période, le mode de calcul, l’effectif et la source.',
      }
  }),
  'company-questions': questions,
  'individual-questions': questions,
  funding: (funding, { facts }) => fundingFaults(funding, facts.claims),
  courses: ofEach(courseOf('courses')),
  'mandatory-trainings': ofEach(courseOf('mandatory-trainings')),
  'individual-trainings': ofEach(individualTraining),
  apprenticeship: (training, around) =>
    training === null ? [] : courseRule(training, around),
}

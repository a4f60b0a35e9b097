import { coversApprenticeship } from './certificate-rules.ts'
import { isFictionHost, isInvented } from './fiction.ts'
import type { Facts } from './kinds.ts'
import { isAllZeros, registrationFault, siretFault } from './numbers.ts'
import { phoneFault } from './phone.ts'
import { textsIn } from './record.ts'
import {
  isReal,
  notYet,
  remark,
  stillInvented,
  type Around,
  type Path,
  type Remark,
  type Rule,
} from './rule.ts'

type Identity = Facts['identity']

export const identityRule: Rule<Identity> = function* (identity, around) {
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
export const inventedValues: Rule<object> = function* (record, around) {
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

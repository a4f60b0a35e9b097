import { coversApprenticeship } from './certificate-rules.ts'
import { isFictionHost, isInvented } from './fiction.ts'
import type { Facts } from './kinds.ts'
import { isAllZeros, registrationFault, siretFault } from './numbers.ts'
import { phoneFault } from './phone.ts'
import { ofRecord, type Remark, type Rule } from './rule.ts'

type Identity = Facts['identity']
type Path = Remark['path']

/** An organisation that exists cannot publish without these. */
const required = ['siret', 'trainingNumber', 'url', 'host']

/** That all of it is still the example's. */
export const sampleIdentity: Rule<Identity> = ({ sample }) =>
  sample
    ? [
        {
          path: [],
          level: 'sample',
          text: 'l’organisme est encore celui de l’exemple',
          action:
            'Remplacez chaque valeur par la vôtre, puis décochez « Ces valeurs sont encore inventées ».',
        },
      ]
    : []

/** Values that bear a mark of the example, wherever they stand in the record. */
export const inventedValues: Rule<object> = (record, { facts }) =>
  leavesOf(record, [])
    .filter(({ value }) => isInvented(value) || isAllZeros(value))
    .map(({ path, value }) => {
      const isRequired = required.includes(String(path[0])) || isFictionHost(value)
      const graveness = isRequired ? 'error' : 'remark'
      return {
        path,
        level: facts.identity.sample ? 'sample' : graveness,
        text: `« ${value} » est une valeur d'exemple`,
        action: actionOf(path),
      }
    })

/** Numbers that nobody was given; an example's zeros are told apart. */
export const wrongNumbers: Rule<Identity> = (identity, { facts }) => {
  const { address, disability, phone, region, siret, trainingNumber } = identity
  const found: readonly (readonly [Path, string, string | undefined])[] = [
    [['siret'], siret, siretFault(siret)],
    [['trainingNumber'], trainingNumber, registrationFault(trainingNumber, region)],
    [['address', 'postcode'], address.postcode, postcodeFault(address.postcode)],
    [['phone'], phone, phoneFault(phone)],
    [['disability', 'phone'], disability.phone, phoneFault(disability.phone)],
  ]
  return found.flatMap(([path, value, text]) => {
    if (text === undefined || isAllZeros(value) || isInvented(value)) return []
    const isGrave = !facts.identity.sample && required.includes(String(path[0]))
    return [{ path, level: isGrave ? 'error' : 'remark', text, action: actionOf(path) }]
  })
}

function postcodeFault(text: string) {
  return /^(?!00)\d{5}$/.test(text)
    ? undefined
    : `« ${text} » n'est pas un code postal français`
}

/** What the site says nothing of, and an apprenticeship without its centre. */
export const absentValues: Rule<Identity> = ofRecord(
  ({ apprenticeshipCentre, approvals, replyDays }, { facts }) => {
    const absent = 'non fourni, le site n’en dit rien'
    const fill = 'Remplissez ce champ si vous avez de quoi, ou laissez-le vide.'
    return [
      [approvals.firstAid === null, ['approvals', 'firstAid'], absent, fill],
      [approvals.foodHygiene === null, ['approvals', 'foodHygiene'], absent, fill],
      [replyDays === null, ['replyDays'], absent, fill],
      [
        apprenticeshipCentre === null && coversApprenticeship(facts.certificate),
        ['apprenticeshipCentre'],
        'le certificat couvre l’apprentissage, et ce numéro manque',
        'Écrivez-le, ou retirez l’apprentissage des catégories certifiées.',
      ],
    ]
  },
)

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

function leavesOf(value: unknown, path: Path): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]))
}

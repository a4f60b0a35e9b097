import { dayInWords } from './days.ts'
import { standingOf } from './deadlines.ts'
import { isInvented } from './fiction.ts'
import type { Level } from './judgement.ts'
import type { Facts } from './kinds.ts'
import { isReal, ofRecord, type Around, type Rule } from './rule.ts'

type Certificate = Facts['certificate']

/** What an organisation that exists cannot publish without. */
const unlessReal = (around: Around): Level => (isReal(around) ? 'error' : 'sample')

const wanted = ['number', 'certifier', 'from', 'until'] as const

/** What the law wants to be told of the certificate. */
export const missingCertificate: Rule<Certificate> = (certificate, around) => [
  ...wanted
    .filter((field) => isAbsent(certificate[field]))
    .map((field) => ({
      path: [field],
      level: unlessReal(around),
      text: 'la loi veut que le site le dise, et il manque',
      action: 'Recopiez-le de votre certificat.',
    })),
  ...(isAbsent(certificate.file)
    ? [
        {
          path: ['file'],
          level: unlessReal(around),
          text: 'la loi veut que le certificat lui-même soit sur le site, et il n’y est pas',
          action: 'Joignez le fichier reçu du certificateur.',
        },
      ]
    : []),
]

const isAbsent = (value: string | null) => value === null || isInvented(value)

/** A certificate whose file is not published. */
export const wrongFile: Rule<Certificate> = ofRecord(({ file }, { files }) => [
  [
    file !== null && !files.includes(file),
    ['file'],
    `aucun fichier publié ne s'appelle « ${file?.slice(1)} »`,
    'Joignez le fichier reçu du certificateur.',
  ],
])

/** A certificate that ends, has ended or has not begun. */
export const datedCertificate: Rule<Certificate> = ({ from, until }, around) => {
  const { day, horizon } = around
  const level = until === null ? undefined : standingOf(until, day, horizon)
  const end =
    until === null || level === undefined
      ? []
      : [
          {
            path: ['until'],
            level,
            stops: level === 'past' && isReal(around),
            text: `il ${level === 'past' ? 'a pris' : 'prend'} fin le ${dayInWords(until)}`,
            action:
              'Demandez le renouvellement à votre certificateur, puis remplacez le numéro, les dates et le fichier.',
            date: until,
          },
        ]
  if (from === null || from <= day) return end
  const beginning = {
    path: ['from'],
    text: `il ne vaut qu'à partir du ${dayInWords(from)}`,
    action: 'Corrigez la date, ou attendez ce jour pour publier.',
  }
  return [beginning, ...end]
}

/** Drawings that stand where an official logo belongs. */
export const placeholderBadges: Rule<Certificate> = (_, around) =>
  around.placeholders.map((name) => ({
    path: [],
    level: unlessReal(around),
    text: `le dessin « ${name} » est encore l'emplacement du logo officiel`,
    action: `Enregistrez le logo que son titulaire vous a remis dans src/images/${name}.svg.`,
  }))

const apprenticeship = 'apprentissage'

/** Whether the certificate covers apprenticeship. */
export const coversApprenticeship = ({ categories }: Certificate) =>
  categories.some((category) => category.includes(apprenticeship))

/** A page about apprenticeship that the certificate does not bear out. */
export const uncoveredApprenticeship: Rule<Certificate> = ofRecord(
  (certificate, { facts: { apprenticeship, identity } }) => [
    [
      !coversApprenticeship(certificate) &&
        identity.apprenticeshipPartner === null &&
        (apprenticeship !== null || identity.apprenticeshipCentre !== null),
      ['categories'],
      'la page /solutions/apprentissage promet de former des apprentis, et aucune catégorie certifiée n’est l’apprentissage',
      'Ajoutez la catégorie si le certificat la porte ; sinon, nommez le centre de formation partenaire dans l’identité.',
    ],
  ],
)

import { dayInWords } from './days.ts'
import { standingOf } from './deadlines.ts'
import { isInvented } from './fiction.ts'
import type { Facts } from './kinds.ts'
import { error, isReal, remark, type Around, type Remark, type Rule } from './rule.ts'

type Certificate = Facts['certificate']

const wanted = ['number', 'certifier', 'from', 'until'] as const

export const certificateRule: Rule<Certificate> = function* (certificate, around) {
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
      action: `Enregistrez le logo que son titulaire vous a remis dans src/images/${name}.svg.`,
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
export const coversApprenticeship = ({ categories }: Certificate) =>
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

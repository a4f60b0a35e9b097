import { placeholdersIn, placeholdersOf } from '#facts/format/placeholders.ts'
import { isDarkEnough } from '#facts/format/tones.ts'
import { typeset } from '#facts/format/typeset.ts'
import { placeholderNames } from '#facts/schema/page-texts.ts'
import { addMonths, dayInWords, deadlineOf } from '#facts/format/days.ts'
import { isSampleText, remedyFor, requiredFields } from './sample-data.ts'
import { fundingIssues } from './funding-issues.ts'
import type { Facts, FactFileName } from '#facts/schema/fact-files.ts'
import { badges } from '#facts/schema/badges.ts'
import { requiredClaims } from '#facts/schema/required-claims.ts'
import { phoneIssue, registrationIssue, siretIssue } from '#facts/format/numbers.ts'
import { textAt, textsIn, valueAt } from '#facts/schema/record.ts'
import {
  missingValue,
  dueIssues,
  error,
  isReal,
  forEachRecord,
  remark,
  sampleIssue,
  type Context,
  type Issue,
  type Path,
  type Rule,
} from './issue.ts'

const identityRule: Rule<Facts['identity']> = function* (identity, context) {
  if (identity.sample)
    yield sampleIssue(
      'l’organisme est encore celui de l’exemple',
      'Remplacez chaque valeur par la vôtre',
    )
  // Pages show the access map only if it has a description.
  const isShown = (file: string) => identity.accessMap !== null || !/access-map/.test(file)
  for (const file of context.sampleFiles.filter(isShown))
    yield {
      ...sampleIssue(`« ${file} » est encore le fichier de l’exemple`, ''),
      action: file.startsWith('src/images/')
        ? 'Placez le vôtre dans facts/images, sous le même nom.'
        : 'Remplacez ce fichier par le vôtre, ou supprimez-le.',
    }
  for (const text of context.refusedDrawings)
    yield error([], text, 'Remplacez ce fichier, ou retirez-le.')
  yield* textRule(identity, context)
  yield* numberIssues(identity, context, {
    siret: siretIssue,
    trainingNumber: registrationIssue,
    'address.postcode': postcodeIssue,
    phone: phoneIssue,
    'disability.phone': phoneIssue,
    'team.phone': phoneIssue,
  })
}

/**
 * Reports invalid official numbers, telephone numbers and postcodes. Sample values are left out, because
 * `fieldIssues` reports them.
 * @param issueOf the check of each field, by its path without positions in lists
 */
function* numberIssues(
  identity: Facts['identity'],
  context: Context,
  issueOf: Readonly<Partial<Record<string, (text: string) => string | undefined>>>,
): Generator<Issue> {
  for (const [path, value] of textsIn(identity)) {
    const name = path.filter((key) => typeof key === 'string').join('.')
    const text = isSampleText(value) ? undefined : issueOf[name]?.(value)
    const field = String(path[0])
    const isGrave = isReal(context) && requiredFields.includes(field)
    if (text !== undefined)
      yield { path, level: isGrave ? 'error' : 'remark', text, action: remedyFor(field) }
  }
}

function postcodeIssue(text: string) {
  return /^(?!00)\d{5}$/.test(text)
    ? undefined
    : `« ${text} » n'est pas un code postal français`
}

const brandRule: Rule<Facts['brand']> = function* (brand, { images, readDrawing }) {
  if (!isDarkEnough(brand.color))
    yield error(
      ['color'],
      'cette couleur est trop claire pour du texte blanc : choisissez un ton plus foncé',
    )
  yield* sloganIssues(brand)
  for (const field of ['logo', 'icon'] as const) {
    const name = brand[field]
    if (name === null || !images.includes(name)) continue
    const svg = readDrawing(name)
    const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(/[\s,]+/) ?? []
    if (/<image\b/.test(svg) || !drawnElement.test(svg))
      yield error(
        [field],
        `« ${name} » est vide, ou contient une photographie, un texte, un dégradé ou un effet : joignez un dessin SVG fait de tracés`,
      )
    else if (field === 'icon' && width !== height)
      yield error(
        [field],
        `« ${name} » n’est pas carré : joignez un dessin aussi large que haut`,
      )
  }
}

/** Reports placeholders in the slogan. Pages would display them as typed. */
const sloganIssues = ({ slogan }: Facts['brand']) =>
  [...placeholdersIn(slogan).values()].map((typed) => literalPlaceholder(['slogan'], typed))

const literalPlaceholder = (path: Path, typed: string) =>
  error(path, `« ${typed} » apparaîtrait tel quel`, 'Écrivez ce texte sans accolades.')

const drawnElement = /<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/

type Certificate = Facts['certificate']

const joinFile = 'Joignez le fichier reçu du certificateur.'

const certificateRule: Rule<Certificate> = function* (certificate, context) {
  const { file, from } = certificate
  const level = isReal(context) ? 'error' : 'sample'
  if (file !== null && !context.files.includes(file))
    yield error(
      ['file'],
      `aucun fichier publié ne s'appelle « ${file.slice(1)} »`,
      joinFile,
    )
  // A real organisation cannot publish its site while one of these values of its certificate is missing.
  for (const field of ['number', 'certifier', 'from', 'until', 'file'] as const) {
    if (certificate[field] !== null) continue
    const text =
      field === 'file'
        ? 'la loi exige que le certificat lui-même figure sur le site, et il n’y est pas'
        : 'la loi exige que le site l’indique, et il manque'
    const action = field === 'file' ? joinFile : 'Recopiez-le de votre certificat.'
    yield { path: [field], level, text, action }
  }
  yield* missingLogos(certificate, context)
  if (from !== null && from > context.day)
    yield remark(
      ['from'],
      `il ne vaut qu'à partir du ${dayInWords(from)}`,
      'Corrigez la date, ou attendez ce jour pour publier.',
    )
  yield* dueIssues(certificate.until, context, (isPast) => ({
    path: ['until'],
    stops: isPast && isReal(context),
    text: `il ${isPast ? 'a pris' : 'prend'} fin le ${dayInWords(certificate.until ?? '')}`,
    action:
      'Demandez le renouvellement à votre certificateur, puis remplacez le numéro, les dates et le fichier.',
  }))
  yield* uncoveredApprenticeship(certificate, context)
}

/** Reports placeholders of official logos. The CPF logo is only needed if a training can be paid by CPF. */
function* missingLogos(certificate: Certificate, context: Context): Generator<Issue> {
  const { facts, placeholders } = context
  const hasAccount = facts['individual-trainings'].some((each) => each.trainingAccount)
  for (const { drawing, field } of badges)
    if (
      placeholders.includes(certificate[field] ?? drawing) &&
      (hasAccount || field === 'badge')
    )
      yield {
        path: [field],
        level: facts.identity.sample ? 'sample' : 'error',
        text: `le dessin « ${drawing} » est encore l'emplacement du logo officiel`,
        action: 'Joignez, dans cette fiche, le logo que son titulaire vous a remis.',
      }
}

/** Reports an apprenticeship page that neither the certificate nor a partner covers. */
function* uncoveredApprenticeship({ categories }: Certificate, { facts }: Context) {
  const isCovered =
    facts.identity.apprenticeshipPartner !== null ||
    categories.some((category) => category.includes('apprentissage'))
  if (facts.identity.offers.apprenticeship && !isCovered)
    yield remark(
      ['categories'],
      'la page /solutions/apprentissage promet de former des apprentis, et aucune catégorie certifiée n’est l’apprentissage',
      'Ajoutez la catégorie si le certificat la porte ; sinon, nommez le centre de formation partenaire dans l’identité.',
    )
}

type Claim = Facts['claims'][number]

const claimRule: Rule<Claim> = function* (claim, context) {
  const { by, figure, sample, source, verified } = claim
  yield* claimDeadline(claim, context)
  if (sample)
    yield sampleIssue(
      'sa vérification est encore inventée',
      `${reread(claim)}, écrivez la date et votre nom`,
    )
  else if (verified !== null && source === null)
    yield remark(
      ['source'],
      'marquée comme vérifiée, mais sa source n’est pas indiquée',
      'Écrivez le titre, la référence et l’adresse du texte officiel ; pour une promesse de votre part, videz « Vérifié le ».',
    )
  const ofSample = [valueAt(context.sampleFacts, 'claims')]
    .flat()
    .find((each) => textAt(each, 'id') === claim.id)
  yield* missingFigure(claim, ofSample)
  const keys = ['figure', 'sentence', 'verified', 'by'] as const
  // A name in `by` means that a person has checked the claim.
  const isChecked = sample || by !== null || (source === null && figure === null)
  if (
    isReal(context) &&
    !isChecked &&
    keys.every((key) => valueAt(ofSample, key) === claim[key])
  )
    yield remark(
      [],
      source === null
        ? 'cette promesse est encore celle de l’exemple'
        : 'sa vérification est encore celle de l’exemple',
      `${source === null ? 'Corrigez-la si elle n’est pas la vôtre' : reread(claim)}, puis écrivez votre nom dans « Vérifié par ».`,
    )
}

/** Reports a missing figure of a claim that pages need with a figure, as the sample has one. */
function* missingFigure({ figure, id }: Claim, ofSample: unknown): Generator<Issue> {
  const isRequired = requiredClaims.some((each) => each === id)
  if (isRequired && figure === null && valueAt(ofSample, 'figure') !== null)
    yield error(
      ['figure'],
      'il ne peut pas rester vide, car des pages l’affichent toujours',
      'Saisissez le vôtre.',
    )
}

const figureRule: Rule<Facts['figures'][number]> = function* ({ method, sample, value }) {
  if (method === null)
    yield {
      path: ['method'],
      level: value.includes('%') ? 'due' : sample ? 'sample' : 'remark',
      text: `« ${value} » est affiché sans dire comment il est calculé`,
      action:
        'Écrivez l’indicateur, la période, le mode de calcul, l’effectif et la source.',
    }
  else if (sample) yield sampleIssue('sa valeur est encore inventée', 'Vérifiez-la')
}

function claimDeadline(claim: Claim, context: Context) {
  const date = deadlineOf(claim)
  const { onExpiry, verified } = claim
  return dueIssues(date, context, (isPast) => {
    const isEnd = date === claim.expires
    const day = dayInWords(date ?? '')
    return {
      path: [isEnd ? 'expires' : 'verified'],
      stops: isPast && onExpiry === 'stop' && isReal(context),
      text: isEnd
        ? `elle ${isPast ? 'a pris' : 'prend'} fin le ${day}`
        : `à vérifier de nouveau ${isPast ? 'depuis' : 'avant'} le ${day}`,
      action: `${reread(claim)}, corrigez la phrase s'il le faut, puis écrivez la date du jour dans « Vérifié le »${
        isEnd ? ' et la nouvelle fin dans « Valable jusqu’au »' : ''
      }.`,
      ...(verified !== null && { verified }),
    }
  })
}

function reread({ source }: Claim) {
  return source === null
    ? 'Relisez le texte officiel dont elle vient'
    : `Relisez « ${source.title} » (${source.url})`
}

type Course =
  | Facts['courses' | 'mandatory-trainings' | 'individual-trainings'][number]
  | Facts['apprenticeship']

const individualTraining: Rule<Facts['individual-trainings'][number]> = function* (
  course,
  context,
) {
  const { certification, price, trainingAccount } = course
  if (price !== null && 'vat' in price && price.vat === 'HT')
    yield error(['price', 'vat'], 'le prix pour un particulier est TTC ou exonéré')
  if (trainingAccount && certification === null)
    yield error(['trainingAccount'], 'il faut d’abord le code de la certification préparée')
  yield* courseRule(course, context)
}

const courseRule: Rule<Course> = function* (course, context) {
  const { certification, updated } = course
  if (course.sample)
    yield sampleIssue('ses valeurs sont encore inventées', 'Remplacez-les par les vôtres')
  const review = addMonths(updated, 12)
  const since = dayInWords(updated)
  yield* dueIssues(review, context, (isPast) => ({
    path: ['updated'],
    text: isPast
      ? `rien n'a changé depuis le ${since}, il y a plus de douze mois`
      : `à relire avant le ${dayInWords(review)}, douze mois après le ${since}`,
    action: 'Relisez la fiche, puis écrivez la date du jour dans « Mis à jour le ».',
    verified: updated,
  }))
  yield* dueIssues(certification?.until, context, (isPast) => ({
    path: ['certification', 'until'],
    ...(isPast && isReal(context) && { level: 'error' }),
    text: `la certification ${isPast ? 'est finie depuis' : 'prend fin'} le ${dayInWords(certification?.until ?? '')}`,
    action: 'Cherchez sur francecompetences.fr si elle est renouvelée.',
  }))
  // A placeholder in a course would be displayed as typed. Other words in braces may be part of a title.
  const known = knownPlaceholders(context.facts)
  for (const [path, text] of textsIn(course))
    for (const [name, typed] of placeholdersIn(text))
      if (known.has(name)) yield literalPlaceholder(path, typed)
  yield* startedSessions(course, context)
  yield* missingOffers(course, context)
}

function* startedSessions({ sessions }: Course, { day }: Context): Generator<Issue> {
  for (const [index, { starts }] of sessions.entries())
    if (starts <= day)
      yield {
        ...remark(
          ['sessions', index, 'starts'],
          'elle a commencé et n’est plus affichée',
          'Retirez cette session, et ajoutez les prochaines dates.',
        ),
        date: starts,
      }
}

function* missingOffers(course: Course, { day }: Context): Generator<Issue> {
  if ('outcome' in course && course.outcome === null && course.certification === null)
    yield missingValue(['outcome'], 'proposal')
  const isDated = course.sessions.some(({ starts }) => starts > day)
  if ('seatPrice' in course && course.seatPrice === null && isDated)
    yield missingValue(['seatPrice'], 'proposal')
}

/** Reports records that pages need and the facts lack. The sample provides the titles of missing claims. */
export function* missingRecords({ facts, sampleFacts }: Context): Generator<Issue> {
  const names = new Map(
    [valueAt(sampleFacts, 'claims')]
      .flat()
      .map((each) => [textAt(each, 'id'), textAt(each, 'title')]),
  )
  const ids = facts.claims.map(({ id }) => id)
  for (const id of requiredClaims)
    if (!ids.includes(id)) yield missingRecord('claims', names.get(id))
  if (facts.processors.every(({ id }) => id !== 'forwarding'))
    yield missingRecord('processors', 'EmailJS')
}

const missingRecord = (kind: FactFileName, name = '') =>
  error(
    [kind],
    `la fiche « ${name} » est absente, mais une page l’utilise`,
    'Gardez cette fiche, et corrigez ses valeurs.',
  )

/** Reports unknown placeholders in texts. */
export const textRule: Rule<unknown> = function* (texts, { facts }) {
  const known = knownPlaceholders(facts)
  for (const [path, text] of textsIn(texts))
    for (const [name, typed] of placeholdersIn(text))
      if (!known.has(name)) yield error(path, `aucune valeur ne s’appelle « ${typed} »`)
}

function knownPlaceholders(facts: Facts) {
  const names = placeholderNames.map((name) => typeset<string>(name))
  return new Set([...placeholdersOf(facts).keys(), ...names])
}

type Duty = Facts['obligations']['duties'][number]

const answersOf = ({ required, possible }: Pick<Duty, 'required' | 'possible'>) =>
  [...required, ...possible].flatMap(({ answers }) => answers)

/** The validation rules of each file, in addition to the schema. Files without a rule use `textRule`. */
export const rules: { readonly [Kind in FactFileName]?: Rule<Facts[Kind]> } = {
  identity: identityRule,
  brand: brandRule,
  certificate: certificateRule,
  processors: forEachRecord(function* ({ confirmed }) {
    if (confirmed === null)
      yield {
        path: ['confirmed'],
        level: 'due',
        text: 'à confirmer',
        action:
          'Vérifiez dans le contrat de ce service la société, le pays et la garantie du transfert. Corrigez-les au besoin, puis saisissez la date du jour.',
      }
  }),
  claims: forEachRecord(claimRule),
  figures: forEachRecord(figureRule),
  funding: (funding, { facts }) => fundingIssues(funding, facts.claims),
  categories: function* (categories, context) {
    yield* textRule(categories, context)
    const { domains } = categories
    const trainings = context.facts['individual-trainings']
    const isShown = ({ category }: (typeof domains)[number]) =>
      category === null || trainings.some((training) => training.category === category)
    if (!domains.some(isShown))
      yield error(
        ['domains'],
        'aucun domaine ne s’affiche, car aucune de leurs catégories ne contient de formation',
        'Pour l’un des domaines, choisissez une catégorie qui contient une formation, ou n’en choisissez aucune.',
      )
  },
  obligations: function* ({ ticks, headcounts, duties }, { facts }) {
    const known = [...ticks, ...headcounts].map(({ id }) => id)
    const trainings = facts['mandatory-trainings'].map(({ anchor }) => anchor)
    for (const [index, { claim, training, required, possible }] of duties.entries()) {
      const path = ['duties', index]
      const reason = facts.claims.find(({ id }) => id === claim)?.title ?? claim
      if (!trainings.includes(training))
        yield error(
          path,
          `« ${reason} » mène à « ${training} », qui n’est l’adresse d’aucune formation obligatoire`,
          'Retirez cette obligation, ou choisissez une autre formation.',
        )
      for (const id of answersOf({ required, possible }))
        if (!known.includes(id))
          yield error(path, `« ${reason} » demande la réponse « ${id} », qui n’existe pas`)
    }
    const used = duties.flatMap(answersOf)
    for (const [index, { id, text }] of ticks.entries())
      if (!used.includes(id))
        yield error(
          ['ticks', index],
          `« ${text} » ne mène à aucune formation`,
          'Retirez cette réponse, ou ajoutez-la à une obligation.',
        )
  },
  courses: forEachRecord(courseRule),
  'mandatory-trainings': forEachRecord(courseRule),
  'individual-trainings': forEachRecord(individualTraining),
  'texts-individual-trainings': function* (texts, context) {
    yield* textRule(texts, context)
    const anchors = context.facts['individual-trainings'].map(({ anchor }) => anchor)
    for (const [, id = ''] of (texts.digital ?? '').matchAll(/\]\(#(.*?)\)/g))
      if (!anchors.includes(id))
        yield error(
          ['digital'],
          `le lien « #${id} » ne mène à aucune formation des particuliers`,
          'Corrigez ce lien, ou retirez-le.',
        )
  },
  apprenticeship: function* (training, context) {
    const { apprenticeshipCentre, apprenticeshipPartner, offers } = context.facts.identity
    if (
      offers.apprenticeship &&
      apprenticeshipCentre === null &&
      apprenticeshipPartner === null
    )
      yield error(
        [],
        'l’identité ne nomme pas le centre de formation d’apprentis',
        'Écrivez dans « Identité » votre numéro UAI ou le nom du centre partenaire, ou décochez-y « Apprentissage ».',
      )
    yield* courseRule(training, context)
  },
}

import { expect, test } from 'vitest'
import claims from '#facts/claims.json' with { type: 'json' }
import facts from '#facts/funding.json' with { type: 'json' }
import { fundingFaults } from '#facts/funding-faults.ts'
import { funding } from '#facts/funding-schema.ts'
import { stepAfter, tracksOf } from '#machines/funding-tree.ts'
import { fundingOn } from '#src/content/funding.ts'
import { changed, rowsOf } from './changed.ts'

/** What is said of the delivered facts with some values changed, with spaces as they are typed. */
function verdict(changes: string, cited = claims) {
  return [...fundingFaults(funding.parse(changed(facts, changes)), cited)].map(
    ({ path, text }) => `${path.join('.')}: ${text.replaceAll(/[\u00a0\u202f]/g, ' ')}`,
  )
}

const { company, individual } = facts
const inJson = (value: unknown) => JSON.stringify(value)
const twice = company.rules.toSpliced(2, 0, ...company.rules.slice(1, 2))
const fourth = { ...individual.questions.at(-1), id: 'fourth', askedIf: null }
const other = { ...company.tracks.at(-1), id: 'other', name: 'Autre piste' }

test('nothing is wrong in the delivered questions, tracks and rules', () => {
  expect(verdict('')).toEqual([])
})

test.each(
  rowsOf(`
  a rule behind one that takes all of its answers | company.rules = ${inJson(twice)}
    | company.rules.2: aucune réponse n’atteint cette règle
  a last rule with a condition, which leaves sets without a track,
    | company.rules.10.when = [{"question": "headcount", "answers": ["50-249"]}]
    | company.rules: « former, 250-et-plus, ce-mois » ne mène à aucune piste
  a rule for all that is not the last | individual.rules.0.when = null
    | individual.rules.1: aucune réponse n’atteint cette règle
  an unknown question in a rule | company.rules.0.when.0.question = "effectif"
    | company.rules.0.when: aucune question ne s’appelle « effectif » avant elle
  an unknown answer in a rule | company.rules.0.when.0.answers = ["grandir"]
    | company.rules.0.when: « Quel est votre projet ? » n’a pas de réponse « grandir »
  an unknown track in a rule | company.rules.0.tracks = ["mystere"]
    | company.rules.0.tracks: aucune piste ne s’appelle « mystere »
  a question that waits for a later one
    | company.questions.1.askedIf = {"question": "timing", "answers": ["ce-mois"]}
    | company.questions.1.askedIf: aucune question ne s’appelle « timing » avant elle
  an answer that only two questions follow | company.questions.2.askedIf.answers = ["former"]
    | company.questions: « securite, moins-de-11 » ne répond pas à trois questions
  a question that follows for everybody | individual.questions.3 = ${inJson(fourth)}
    | individual.questions: « salarie, progresser, employeur, employeur » ne répond pas à trois questions
  a track that no rule names | company.tracks.8 = ${inJson(other)}
    | company.tracks.8: aucune règle ne mène à « Autre piste »
  two tracks of one name | company.tracks.1.id = "skills-plan"
    | company.tracks.1.id: « skills-plan » est déjà pris
  two answers of one name | company.questions.0.answers.1.id = "former"
    | company.questions.0.answers.1.id: « former » est déjà pris
  an unknown claim | company.tracks.0.claims = ["promise"]
    | company.tracks.0.claims.0: aucune condition ne s’appelle « promise »
  a question about health | individual.questions.0.text = "Avez-vous un problème de santé ?"
    | individual.questions.0: ni la santé ni le handicap ne se demandent`),
)('%s is refused', (_, changes, said) => {
  expect(verdict(changes)).toContain(said)
})

test.each([
  'Une formation gratuite.',
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
])('« %s » stands neither in a track nor in a claim that it cites', (text) => {
  const inTrack = verdict(`company.tracks.0.audience = ${inJson(text)}`)
  expect(inTrack[0]).toMatch(/^company\.tracks\.0\.audience: « .* » ne se dit pas : /)
  const cited = claims.map((claim) =>
    claim.id === 'skillsPlanFunding' ? { ...claim, sentence: text } : claim,
  )
  const inClaim = verdict('', cited)
  expect(inClaim[0]).toMatch(/^company\.tracks\.0\.claims\.0: « .* » ne se dit pas : /)
})

test.each(
  rowsOf(`
  a track without a claim | company.tracks.0.claims = [] | il en faut 1 au moins
  four tracks for one rule | company.rules.0.tracks = ["a", "b", "c", "d"] | il en faut 3 au plus
  five lines to prepare | company.tracks.0.toPrepare = ["a", "b", "c", "d", "e"]
    | il en faut 4 au plus
  an official site that is none | company.tracks.0.official = "www.exemple.fr"
    | une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin`),
)('the schema refuses %s', (_, changes, said) => {
  const { error } = funding.safeParse(changed(facts, changes))
  expect(error?.issues.map(({ message }) => message)).toEqual([said])
})

test('a track whose claim has expired says so and goes last, in the list and in what is found', () => {
  const before = fundingOn('2026-12-31').company
  const after = fundingOn('2027-01-01').company
  const inDoubt = ({ tracks }: typeof before) =>
    tracks
      .flatMap(({ conditions }) => conditions)
      .flatMap(({ text, until }) => (until === '' ? text : []))
  expect(inDoubt(before)).toEqual([])
  expect(inDoubt(after)).toEqual([expect.stringMatching(/^L’aide à l’embauche dépend/)])
  const found = ({ tree }: typeof before) =>
    tracksOf(stepAfter(tree, ['alternance', '11-49', 'moins-de-30']))
  expect(found(before)).toEqual(['apprenticeship', 'work-study'])
  expect(found(after)).toEqual(['work-study', 'apprenticeship'])
  expect(after.tracks.at(-1)?.id).toBe('apprenticeship')
  expect(before.tracks.at(-1)?.id).toBe('work-study')
})

test('one line says since when all conditions are verified, those in doubt apart', () => {
  const dated = (aid: string, others: string) =>
    fundingOn('2026-11-24', {
      spaces: facts,
      claims: claims.map((claim) => ({
        ...claim,
        verified: claim.id === 'apprenticeshipAid' ? aid : others,
      })),
    }).company.verified
  expect(dated('2026-11-16', '2026-11-20')).toBe(
    'Conditions vérifiées le 16\u00a0novembre\u00a02026 ou depuis.',
  )
  expect(dated('2025-11-16', '2026-11-20')).toBe(
    'Conditions vérifiées le 20\u00a0novembre\u00a02026 ou depuis.',
  )
})

test('the training account comes last while no training can take it', () => {
  const orders = [true, false].map((trainingAccount) => {
    const { tracks, tree } = fundingOn('2026-11-24', {
      trainings: [{ trainingAccount: false }, { trainingAccount }],
    }).individual
    const given = ['salarie', 'certification', 'compte-formation']
    return [tracks.at(-1)?.id, tracksOf(stepAfter(tree, given))]
  })
  expect(orders).toEqual([
    ['personal', ['training-account', 'employer-plan']],
    ['training-account', ['employer-plan', 'training-account']],
  ])
})

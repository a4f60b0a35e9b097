/** What all results amount to. */
import type { Analysis } from './analysis.ts'
import { count, driverWords, typeset } from './labels.ts'
import {
  drivers,
  type ProductResult,
  type Stranger,
  type ViewMutantsResult,
} from './results.ts'

export type Evidence = {
  readonly analyses: readonly Analysis[]
  readonly products: readonly ProductResult[]
  readonly viewMutants: readonly ViewMutantsResult[]
  readonly strangers: readonly Stranger[]
  /** Whether the project has a model of the whole product. */
  readonly hasProduct: boolean
}

export type Verdict = {
  /** `unknown`: nothing was measured; `partial`: nothing failed of what was. */
  readonly level: 'good' | 'partial' | 'bad' | 'unknown'
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[]
  /** What nothing was measured of, a sentence each. */
  readonly gaps: readonly string[]
}

export function verdictOf({
  analyses,
  products,
  viewMutants,
  hasProduct,
}: Evidence): Verdict {
  const faults = [
    ...analyses.flatMap(faultsOf),
    ...products.flatMap(productFaults),
    ...viewMutants.flatMap(({ results }) =>
      survival('Vues', results.filter(isUnexplained).length, 'du câblage'),
    ),
  ]
  const gaps = [
    ...gapsOf(analyses),
    ...(hasProduct && products.length === 0 ? ['le produit entier'] : []),
  ]
  const isMeasured = products.length > 0 || analyses.some(({ runs }) => runs.length > 0)
  if (faults.length > 0) return { level: 'bad', faults, gaps }
  if (!isMeasured) return { level: 'unknown', faults, gaps }
  return { level: gaps.length > 0 ? 'partial' : 'good', faults, gaps }
}

/** That lives, reached by a walk or not, and nobody says why. */
function isUnexplained({ result, because }: ViewMutantsResult['results'][number]): boolean {
  return result !== 'killed' && because === undefined
}

function faultsOf(analysis: Analysis): readonly string[] {
  const { title, runs, requirements, transitions, mutation } = analysis
  const isWalked = runs.some(({ driver }) => driver === 'headless')
  const unshown = requirements.filter(({ evidence }) => evidence.length === 0).length
  const living = mutation?.results.filter(({ result }) => result === 'survived').length ?? 0
  return [
    ...runs.flatMap(({ driver, expected, paths, failed = [], unreachable = {} }) => {
      const place = `${title}, ${driverWords[driver].name}\u00A0: `
      const walked = new Set(paths.map(({ name }) => name))
      const lost = expected.filter((name) => !walked.has(name))
      const untaken = transitions.filter(
        (row) => !row.drivers.includes(driver) && unreachable[row.id] === undefined,
      ).length
      return [
        ...failed.map((test) => `${place}le test «\u00A0${test}\u00A0» a échoué.`),
        ...(lost.length > 0
          ? [
              `${place}sur ${count(expected.length, 'chemin', 'chemins')}, ${lost.length} sans aboutir.`,
            ]
          : []),
        ...(untaken > 0
          ? [
              `${place}${count(untaken, 'transition qui peut l’être n’a pas été parcourue', 'transitions qui peuvent l’être n’ont pas été parcourues')}.`,
            ]
          : []),
      ]
    }),
    ...(isWalked && unshown > 0
      ? [`${title}\u00A0: ${count(unshown, 'énoncé que', 'énoncés que')} rien n’a montré.`]
      : []),
    ...survival(title, living, 'de la machine'),
  ]
}

function productFaults({ properties, mutants }: ProductResult): readonly string[] {
  return [
    ...properties
      .filter(({ ok }) => !ok)
      .map(({ sentence }) => `Le produit manque à ceci\u00A0: ${typeset(sentence)}`),
    ...survival('Le produit', mutants?.survivors.length ?? 0, 'du câblage'),
  ]
}

function survival(where: string, living: number, kind: string): readonly string[] {
  if (living === 0) return []
  return [
    `${where}\u00A0: ${count(living, `mutant ${kind} survit`, `mutants ${kind} survivent`)}.`,
  ]
}

function gapsOf(analyses: readonly Analysis[]): readonly string[] {
  return drivers.flatMap((driver) => {
    const met = analyses.filter((one) => one.drivers.includes(driver))
    const missing = met.filter(({ runs }) => !runs.some((run) => run.driver === driver))
    if (missing.length === 0) return []
    const which =
      missing.length === met.length
        ? 'toutes les machines'
        : missing.map(({ title }) => title).join(', ')
    return [`${driverWords[driver].name}\u00A0: ${which}`]
  })
}

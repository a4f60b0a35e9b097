/** The report as one page of French HTML that needs nothing else. */
import type { Analysis } from './analysis.ts'
import { headOf } from './head.ts'
import { cell, escape, framed, list, table, text } from './html.ts'
import { driverWords, fraction, percent, seconds, signs } from './labels.ts'
import { machineMutants, viewMutants } from './mutants.ts'
import { productSection } from './product.ts'
import { requirementTables } from './requirements.ts'
import { drivers } from './results.ts'
import { sectionOf } from './section.ts'
import type { Source } from './source.ts'
import type { Evidence } from './verdict.ts'

/** `drawings` are the statecharts of the machines by name, `style` the style sheet. */
export function reportPage(
  evidence: Evidence,
  drawings: ReadonlyMap<string, string>,
  style: string,
  source: Source,
): string {
  const { analyses, products } = evidence
  const sections: readonly (readonly [id: string, title: string, html: string])[] = [
    ['enonces', 'Énoncés et leurs preuves', requirementTables(analyses)],
    ['machines', 'Machines', `${summary(analyses)}\n${legend}`],
    ...(products.length > 0
      ? [['produit', 'Produit entier', products.map(productSection).join('\n')] as const]
      : []),
    ['mutants', 'Mutants', mutantsOf(evidence)],
    [
      'details',
      'Chaque machine',
      analyses.map((one) => sectionOf(one, drawings.get(one.name) ?? '')).join('\n'),
    ],
  ]
  const body = `${headOf(evidence, source)}
<nav aria-label="Sommaire">${list(
    sections.map(([id, title]) => `<a href="#${id}">${title}</a>`),
  )}</nav>
<main>
${sections
  .map(
    ([id, title, html]) =>
      `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${html}\n</section>`,
  )
  .join('\n')}
</main>`
  return framed('fr', 'Preuve des machines', style, body)
}

function mutantsOf({ analyses, viewMutants: found }: Evidence): string {
  const hasSome = analyses.some(({ mutation }) => mutation) || found.length > 0
  if (!hasSome) return '<p>Aucun mutant n’a été essayé.</p>'
  return (
    (analyses.some(({ mutation }) => mutation) ? machineMutants(analyses) : '') +
    found.map(viewMutants).join('\n')
  )
}

function summary(analyses: readonly Analysis[]): string {
  const head = [
    'Machine',
    'États',
    'Transitions',
    ...drivers.map((driver) => capitalised(driverWords[driver].name)),
    'Chemins',
    'Énoncés montrés',
    'Mutants tués',
    'Durée',
  ]
  const rows = analyses.map((one) => [
    cell(`<a href="#${one.name}">${escape(one.title)}</a>`),
    text(String(one.states), 'number'),
    text(String(one.transitions.length), 'number'),
    ...drivers.map((driver) => text(reach(one, driver), 'number')),
    text(String(one.paths.length), 'number'),
    text(
      one.runs.length === 0
        ? unmeasured
        : ratio(
            one.requirements.filter(({ evidence }) => evidence.length > 0).length,
            one.requirements.length,
          ),
      'number',
    ),
    text(one.mutation ? percent(one.mutation.rate) : unmeasured, 'number'),
    text(
      one.runs.length === 0
        ? unmeasured
        : seconds(one.runs.reduce((sum, { ms }) => sum + ms, 0)),
      'number',
    ),
  ])
  return table(
    'Chaque machine, et combien de ses transitions ont été parcourues, sur chaque pilote',
    head.map((word, index) => text(word, index === 0 ? undefined : 'number')),
    rows,
  )
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** Of the transitions that can be caused there. */
function reach(
  { drivers: met, runs, transitions }: Analysis,
  driver: (typeof drivers)[number],
): string {
  if (!runs.some((run) => run.driver === driver))
    return met.includes(driver) ? unmeasured : 's.\u00A0o.'
  const possible = transitions.filter(
    ({ unreachable }) => !unreachable.some((one) => one.driver === driver),
  )
  return ratio(
    possible.filter((one) => one.drivers.includes(driver)).length,
    possible.length,
  )
}

function ratio(part: number, whole: number): string {
  return `${part < whole ? `${signs.unwalked} ` : ''}${fraction(part, whole)}`
}

const unmeasured = '–'

const letters = drivers
  .map((driver) => `<b>${driverWords[driver].letter}</b> ${driverWords[driver].name}`)
  .join(', ')

const legend = `<h3>Comment lire</h3>
${list([
  `${letters}\u00A0: où un chemin a été suivi\u202F; C1, C2…\u00A0: lequel, d’après la liste de sa machine. Les transitions sont relevées de l’intérieur, pendant la marche.`,
  `${unmeasured}\u00A0: non mesuré\u202F; s.\u00A0o.\u00A0: sans objet, aucune vue ne montre cette machine à elle seule.`,
  `<span class="sample walked">${signs.walked} trait plein</span> transition parcourue.`,
  `<span class="sample unwalked">${signs.unwalked} tirets</span> transition que rien n’a parcourue.`,
  `<span class="sample surviving">${signs.surviving} pointillés épais</span> transition parcourue dont un mutant survit\u00A0: changée ainsi, aucun test ne le voit.`,
  '● marque l’état où commence une machine ou un groupe\u00A0; une bordure en tirets réunit des régions actives ensemble\u00A0; les crochets tiennent les gardes, les actions suivent une barre oblique. Une transition qui reste sur place est écrite dans son état.',
])}`

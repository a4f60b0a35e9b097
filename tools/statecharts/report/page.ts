/** The report as one page of French HTML that needs nothing else. */
import type { Analysis } from './analysis.ts'
import { cell, escape, framed, list, table, text } from './html.ts'
import { sectionOf } from './section.ts'
import { drivers } from './results.ts'
import { driverWords, percent, seconds, signs } from './labels.ts'

/** `sections` are the machines, `drawings` their statecharts by name, `style` the style sheet. */
export function reportPage(
  analyses: readonly Analysis[],
  drawings: ReadonlyMap<string, string>,
  style: string,
  made: Date,
): string {
  const sections = analyses.map((one) => sectionOf(one, drawings.get(one.name) ?? ''))
  const date = made.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
  const body = `<header>
<h1>Chemins des machines</h1>
<p>Ce que les tests ont parcouru du site, et ce qu’ils valent. Établi le <time datetime="${made.toISOString()}">${date}</time>.</p>
</header>
<main>
<section aria-labelledby="synthese">
<h2 id="synthese">Synthèse</h2>
${summary(analyses)}
${legend}
</section>
${sections.join('\n')}
</main>`
  return framed('fr', 'Chemins des machines', style, body)
}

function summary(analyses: readonly Analysis[]): string {
  const head = [
    'Machine',
    'États',
    'Transitions',
    ...drivers.map((driver) => `Parcourues, ${driverWords[driver].name}`),
    'Chemins',
    'Énoncés couverts',
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
      ratio(
        one.requirements.filter(({ paths }) => paths.length > 0).length,
        one.requirements.length,
      ),
      'number',
    ),
    text(one.mutation ? percent(one.mutation.rate) : 'non mesuré', 'number'),
    text(
      one.runs.length === 0
        ? 'non mesuré'
        : seconds(one.runs.reduce((sum, { ms }) => sum + ms, 0)),
      'number',
    ),
  ])
  return table(
    'Chaque machine, et ce qui en a été parcouru',
    head.map((word, index) => text(word, index === 0 ? undefined : 'number')),
    rows,
  )
}

/** Of the transitions that can be caused there. */
function reach({ runs, transitions }: Analysis, driver: (typeof drivers)[number]): string {
  if (!runs.some((run) => run.driver === driver)) return 'non mesuré'
  const possible = transitions.filter(
    ({ unreachable }) => !unreachable.some((one) => one.driver === driver),
  )
  return ratio(
    possible.filter((one) => one.drivers.includes(driver)).length,
    possible.length,
  )
}

function ratio(part: number, whole: number): string {
  return `${part < whole ? `${signs.unwalked} ` : ''}${part} sur ${whole}`
}

const letters = drivers
  .map((driver) => `<b>${driverWords[driver].letter}</b> ${driverWords[driver].name}`)
  .join(', ')

const legend = `<h3>Comment lire les dessins et les tableaux</h3>
${list([
  `${letters}\u00A0: où un chemin a été suivi. Les transitions sont relevées de l’intérieur, pendant la marche.`,
  `<span class="sample walked">${signs.walked} trait plein</span> transition parcourue.`,
  `<span class="sample unwalked">${signs.unwalked} tirets</span> transition que rien n’a parcourue.`,
  `<span class="sample surviving">${signs.surviving} pointillés épais</span> transition parcourue dont un mutant survit\u00A0: changée ainsi, aucun test ne le voit.`,
  '● marque l’état où commence une machine ou un groupe\u00A0; une bordure en tirets réunit des régions actives ensemble\u00A0; les crochets tiennent les gardes, les actions suivent une barre oblique. Une transition qui reste sur place est écrite dans son état.',
])}`

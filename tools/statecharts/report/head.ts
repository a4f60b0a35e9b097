/** The top of the report: the verdict, and where it comes from. */
import type { Analysis } from './analysis.ts'
import { escape, list } from './html.ts'
import { count, dateTime, driverWords, fraction, seconds } from './labels.ts'
import { drivers } from './results.ts'
import type { Source } from './source.ts'
import { type Evidence, type Verdict, verdictOf } from './verdict.ts'

const signs = { good: '✓', partial: '◐', bad: '✗', unknown: '?' } as const

export function headOf(evidence: Evidence, source: Source): string {
  const verdict = verdictOf(evidence)
  return `<header>
<p class="kind">Preuve des machines</p>
<h1 class="verdict ${verdict.level}"><span class="sign">${signs[verdict.level]}</span> ${sentenceOf(verdict)}</h1>
<ul class="figures">${figuresOf(evidence)
    .map((figure) => `<li>${figure}</li>`)
    .join('')}</ul>
${list(verdict.faults.map(escape))}
${gapsOf(verdict)}
${strangersOf(evidence)}
<dl class="source">${entriesOf(evidence, source)
    .map(([name, text]) => `<div><dt>${name}</dt><dd>${text}</dd></div>`)
    .join('\n')}</dl>
</header>`
}

function sentenceOf({ level, faults }: Verdict): string {
  switch (level) {
    case 'good':
      return 'Conforme\u00A0: tout a été mesuré, rien n’a échoué'
    case 'partial':
      return 'Conforme jusqu’ici\u00A0: rien n’a échoué, mais tout n’a pas été mesuré'
    case 'bad':
      return `Non conforme\u00A0: ${count(faults.length, 'écart', 'écarts')}`
    case 'unknown':
      return 'Sans verdict\u00A0: ce code n’a pas été mesuré'
  }
}

function figuresOf({ analyses, products }: Evidence): readonly string[] {
  const requirements = analyses.flatMap((one) => one.requirements)
  const shown = requirements.filter(({ evidence }) => evidence.length > 0)
  const tried = analyses
    .flatMap(({ mutation }) => mutation?.results ?? [])
    .filter(({ result }) => result === 'killed' || result === 'survived')
  const killed = tried.filter(({ result }) => result === 'killed')
  const properties = products.flatMap((one) => one.properties)
  return [
    `<b>${fraction(shown.length, requirements.length)}</b> énoncés montrés`,
    `<b>${analyses.length}</b> ${analyses.length < 2 ? 'machine' : 'machines'}`,
    ...(tried.length > 0
      ? [`<b>${fraction(killed.length, tried.length)}</b> mutants tués`]
      : []),
    ...(properties.length > 0
      ? [
          `<b>${fraction(properties.filter(({ ok }) => ok).length, properties.length)}</b> propriétés du produit`,
        ]
      : []),
  ]
}

function gapsOf({ gaps }: Verdict): string {
  return gaps.length === 0
    ? ''
    : `<p>Non mesuré\u00A0–\u00A0${gaps.map(escape).join('\u202F; ')}.</p>`
}

function strangersOf({ strangers }: Evidence): string {
  if (strangers.length === 0) return ''
  const names = strangers.map(
    ({ name, at }) =>
      `<code>${escape(name)}</code>${at === undefined ? '' : ` du ${dateTime(new Date(at))}`}`,
  )
  return `<p class="strangers">${count(strangers.length, 'résultat d’un autre code, écarté', 'résultats d’un autre code, écartés')}\u00A0: ${names.join(', ')}.</p>`
}

function entriesOf(
  evidence: Evidence,
  source: Source,
): readonly (readonly [string, string])[] {
  const { analyses, products, viewMutants } = evidence
  const runs = analyses.flatMap((one) => one.runs)
  const moments = [...runs, ...products, ...viewMutants].map(({ at }) => at).toSorted()
  const [first, last] = [moments[0], moments.at(-1)]
  const engines = [...new Set(runs.flatMap(({ engine }) => engine ?? []))]
  const seeds = [...new Set(runs.flatMap(({ walks }) => walks?.seed ?? []))]
  return [
    ['Code', codeText(source)],
    ['Établi', `le ${dateTime(source.made)}`],
    ...(first !== undefined && last !== undefined
      ? [
          [
            'Mesuré',
            first.slice(0, 16) === last.slice(0, 16)
              ? `le ${dateTime(new Date(first))}`
              : `du ${dateTime(new Date(first))} au ${dateTime(new Date(last))}`,
          ] as const,
        ]
      : []),
    [
      'Versions',
      escape([...source.versions.map((one) => one.join('\u00A0')), ...engines].join(', ')),
    ],
    ...(seeds.length > 0
      ? [[seeds.length > 1 ? 'Graines' : 'Graine', seeds.join(', ')] as const]
      : []),
    ...(runs.length + products.length > 0
      ? [['Durées', durations(evidence)] as const]
      : []),
  ]
}

function codeText({ commit }: Source): string {
  if (!commit) return 'hors d’un dépôt git'
  const { hash, subject, changed } = commit
  const state =
    changed === 0
      ? 'sans modification'
      : `<b>avec ${count(changed, 'fichier modifié', 'fichiers modifiés')} depuis</b>`
  return `<code>${escape(hash)}</code> «\u00A0${escape(subject)}\u00A0», ${state}`
}

function durations({ analyses, products }: Evidence): string {
  const total = (values: readonly { readonly ms: number }[]) =>
    seconds(values.reduce((sum, { ms }) => sum + ms, 0))
  const runs = analyses.flatMap((one: Analysis) => one.runs)
  return [
    ...drivers.flatMap((driver) => {
      const own = runs.filter((run) => run.driver === driver)
      return own.length > 0 ? [`${driverWords[driver].name} ${total(own)}`] : []
    }),
    ...(products.length > 0 ? [`produit ${total(products)}`] : []),
  ].join(', ')
}

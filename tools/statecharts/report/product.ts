/** What the exploration of the whole product found. */
import { cell, escape, table, text } from './html.ts'
import { count, fraction, seconds, signs, typeset } from './labels.ts'
import type { ProductResult } from './results.ts'

export function productSection(result: ProductResult): string {
  const { states, edges, depth, ms, isWhole, properties, mutants } = result
  const extent =
    `${count(states, 'état', 'états')}, ${count(edges, 'geste', 'gestes')}, jusqu’à ${count(depth, 'geste', 'gestes')} du début, en ${seconds(ms)}` +
    `\u202F; ${isWhole ? 'rien n’est au-delà' : 'il y en a au-delà de cette borne'}`
  return `<p>${escape(extent)}.</p>
${table(
  'Ce qui vaut dans le produit entier, et un plus court chemin qui y manque',
  [text('Propriété'), text('Vaut'), text('Contre-exemple')],
  properties.map(({ id, sentence, ok, counterexample = [] }) => [
    cell(`${escape(typeset(sentence))}<br><code>${escape(id)}</code>`, 'statement'),
    text(ok ? signs.walked : signs.unwalked, ok ? 'walked' : 'unwalked'),
    cell(counterexample.map((step) => `<code>${escape(step)}</code>`).join('<br>')),
  ]),
)}
${mutants ? wiring(mutants) : ''}`
}

function wiring({
  count: all,
  killed,
  survivors,
  equivalent,
  withoutEffect,
}: NonNullable<ProductResult['mutants']>): string {
  const tried = all - equivalent.length - withoutEffect.length
  const others = [
    ...(withoutEffect.length > 0 ? [`${withoutEffect.length} sans effet`] : []),
    ...(equivalent.length > 0 ? [`${equivalent.length} équivalents`] : []),
  ]
  const living = survivors.map((id) => `<code>${escape(id)}</code>`).join(', ')
  return `<p>Mutants du câblage\u00A0: ${[`${fraction(killed, tried)} tués`, ...others].join(', ')}${
    living === '' ? '' : `\u202F; survivent ${living}`
  }.</p>`
}

/** What the exploration of the whole product found. */
import { cell, escape, table, text } from './html.ts'
import { count, fraction, seconds, signs, typeset } from './labels.ts'
import type { ProductResult } from './results.ts'

export function productSection(result: ProductResult): string {
  const { name, states, edges, ms, bound, properties, mutants } = result
  const extent =
    `${count(states, 'état', 'états')}, ${count(edges, 'passage', 'passages')}, en ${seconds(ms)}` +
    (bound === undefined ? '' : `\u202F; borne\u00A0: ${bound}`)
  return `<h3>${escape(name)}</h3>
<p>${escape(extent)}.</p>
${table(
  'Ce qui vaut dans le produit entier, et un plus court chemin qui y manque',
  [text('Propriété'), text('Vaut'), text('Contre-exemple')],
  properties.map(({ id, sentence, ok, counterexample = [] }) => [
    cell(`${escape(typeset(sentence))}<br><code>${escape(id)}</code>`, 'statement'),
    text(ok ? signs.walked : signs.unwalked, ok ? 'walked' : 'unwalked'),
    cell(counterexample.map((step) => `<code>${escape(step)}</code>`).join('<br>')),
  ]),
)}
${
  mutants
    ? `<p>Mutants du câblage\u00A0: ${fraction(mutants.killed, mutants.count)} tués${
        mutants.survivors.length === 0
          ? '.'
          : `\u202F; survivent ${mutants.survivors.map((id) => `<code>${escape(id)}</code>`).join(', ')}.`
      }</p>`
    : ''
}`
}

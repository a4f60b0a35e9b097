import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as organisation from '#src/content/organisation.ts'
import { certificateRows } from '#src/content/quality.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** The texts of a PDF that is not compressed, in their order. */
function textsOf(file: string): readonly string[] {
  const source = new TextDecoder('windows-1252').decode(readFileSync(file))
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
    plain(text.replaceAll(/\\(.)/g, '$1')),
  )
}

test('the example of a certificate says what the site says of it, and that it is one @rgaa-certificate', () => {
  const [mark, ...texts] = textsOf(`src/public${organisation.certification.file?.href}`)
  const after = (label: string) => texts[texts.indexOf(label) + 1]
  expect(mark).toBe('Exemple, sans valeur')
  expect(certificateRows.map(({ id }) => id)).toContain('until')
  for (const { term, text } of certificateRows)
    expect(after(plain(term)), term).toBe(plain(text))
  expect(after('Organisme')).toBe(`${organisation.name} (organisme fictif)`)
  expect(after('SIREN')).toBe(plain(organisation.siren))
  expect(after('Numéro de déclaration d’activité')).toBe(plain(organisation.trainingNumber))
})

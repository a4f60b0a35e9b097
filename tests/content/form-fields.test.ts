import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contactFields } from '#machines/contact-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import type { Inline } from '#src/content/legal-document.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import {
  fieldNames,
  requiredNames,
  specifiedFields,
} from '#tests/machines/form-fields.rules.ts'

const numbers = 'aucun un deux trois quatre cinq six sept huit neuf dix'.split(' ')
const listed = new Intl.ListFormat('fr')

/** The items of the lists of an article of the privacy notice, without their links. */
function listsOf(id: string): string {
  const plain = (text: Inline) =>
    [text]
      .flat()
      .map((run) => (typeof run === 'string' ? run : run.text))
      .join('')
  const blocks = legalNotice.articles.find((article) => article.id === id)?.blocks ?? []
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(plain) : []))
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

test('the fields are those of the specification, in its order', () => {
  const fields = contactFields.map(({ name, autoComplete, ...field }: Field) => {
    return [name, autoComplete, field.isOptional]
  })
  expect(fields, 'tests/machines/form-fields.rules.ts and contact-draft.ts differ').toEqual(
    specifiedFields.map(({ name, purpose, isOptional }) => [name, purpose, isOptional]),
  )
})

test('the privacy notice names all that the company form asks for, and what may be left out', () => {
  const data = specifiedFields.map(({ datum }) => datum)
  expect(
    listsOf('article-8'),
    'say in article 8 of src/content/legal/legal-notice.md what the form asks for, and in ' +
      'articles 9 and 12 why and for how long',
  ).toContain(
    `Formulaire de l’espace Entreprise : ${listed.format(data)}.`.replaceAll(
      /(?<=e-)(?=mail)/g,
      '\u2060',
    ),
  )
  expect(
    listsOf('article-8'),
    'say in article 8 of src/content/legal/legal-notice.md how many fields are required',
  ).toContain(`${numbers[requiredNames.length]} champs sont obligatoires`)
  expect(
    listsOf('article-10'),
    'say in src/content/pages/legal-notice.ts how many fields are forwarded',
  ).toContain(`Ce service reçoit les ${numbers[fieldNames.length]} champs du formulaire`)
})

test('the operator is told of each variable that a message has', () => {
  const guide = readFileSync(
    path.resolve(import.meta.dirname, '../../docs/deploying.md'),
    'utf8',
  )
  const missing = fieldNames.filter((name) => !guide.includes(`{{${name}}}`))
  expect(missing, 'list them in docs/deploying.md, step 2').toEqual([])
})

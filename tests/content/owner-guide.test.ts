import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factFiles } from '#facts/schema/fact-files.ts'

const guide = readFileSync('docs/guide-proprietaire.md', 'utf8')
const plain = (text: string) =>
  text.replaceAll(/&nbsp;|&#8239;|[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ')
const editor = [
  ...globSync('{tools/editor/{*.tsx,form.ts},facts/schema/{refusals,schema}.ts}').map(
    (file) => readFileSync(file, 'utf8'),
  ),
  // The guide also quotes these texts of nodejs.org and of operating systems.
  'LTS Ouvrir dans le terminal Nouveau terminal au dossier',
  ...Object.values(factFiles).map(({ title }) => title),
].map(plain)

test('the owner’s guide quotes only texts of the editor, of nodejs.org or of an operating system', () => {
  const quoted = [...plain(guide).matchAll(/« ([^»]+) »/g)].map(([, label = '']) =>
    label.replace(/\.$/, '').trim(),
  )
  expect(quoted.length).toBeGreaterThan(15)
  const unknown = quoted.filter((label) => !editor.some((text) => text.includes(label)))
  expect(unknown).toEqual([])
})

test('the owner’s guide has at most 60 lines', () => {
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

test('the owner’s guide shows three existing pictures', () => {
  const pictures = [...guide.matchAll(/\]\(([^)]+\.png)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(3)
  expect(readdirSync('docs')).toEqual(expect.arrayContaining(pictures))
})

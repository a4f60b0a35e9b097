import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '#facts/kinds.ts'

const guide = readFileSync('docs/guide-proprietaire.md', 'utf8')
const page = path.resolve('tools/editor')
const plain = (text: string) =>
  text.replaceAll(/&nbsp;|&#8239;|[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ')
const editor = [
  ...readdirSync(page)
    .filter((file) => file.endsWith('.tsx') || file === 'form.ts')
    .map((file) => readFileSync(path.join(page, file), 'utf8')),
  // Said by systems and not by the editor.
  'LTS Ouvrir dans le terminal Nouveau terminal au dossier',
  ...['refusals', 'schema'].map((name) => readFileSync(`facts/${name}.ts`, 'utf8')),
  ...Object.values(kinds).map(({ title }) => title),
].map(plain)

test('the owner’s guide quotes what the editor says', () => {
  const quoted = [...plain(guide).matchAll(/« ([^»]+) »/g)].map(([, label = '']) =>
    label.replace(/\.$/, '').trim(),
  )
  expect(quoted.length).toBeGreaterThan(15)
  const unknown = quoted.filter((label) => !editor.some((text) => text.includes(label)))
  expect(unknown).toEqual([])
})

test('the owner’s guide is short, and shows its pictures', () => {
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const pictures = [...guide.matchAll(/\]\(([^)]+\.png)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(3)
  expect(readdirSync('docs')).toEqual(expect.arrayContaining(pictures))
})

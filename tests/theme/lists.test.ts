import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('F55 each list says that it is one: Safari takes those without marks for none', () => {
  const lists = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:styled\.|<)[uo]l\b.*/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter((text) => !/role(?:="|: ')list\b/.test(text))).toEqual([])
})

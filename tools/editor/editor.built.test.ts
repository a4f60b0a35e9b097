import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('dist-test', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name))

test('nothing of what is published knows the editor, or the library of its schema', () => {
  const marks = ['__facts', 'virtual:editor', 'facts-editor', 'safeParse', 'Prêt à publier']
  const traces = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    const found = marks.filter((mark) =>
      text.includes(Buffer.from(mark).toString('latin1')),
    )
    return found.map((mark) => `${file}: ${mark}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(traces).toEqual([])
})

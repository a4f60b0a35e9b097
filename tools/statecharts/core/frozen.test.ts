import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explore, type Path } from './explore.ts'
import { checkFrozen, freeze, readFrozen, renewFrozen, thaw } from './frozen.ts'
import { senderModel } from './sender-fixture.ts'
import { noticeModel } from './small-fixtures.ts'
import { tour } from './tour.ts'

let folder: string
let file: URL
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paths-'))
  file = pathToFileURL(join(folder, 'sender.paths.txt'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const paths = (): readonly Path[] => tour(explore(senderModel), ['transitions', 'ignored'])

test('paths are read back from their text as they were', () => {
  const tours = [...paths(), ...tour(explore(noticeModel))]
  expect(thaw(freeze('both', tours))).toEqual(
    tours.map((path, index) => ({
      name: `path ${index + 1}`,
      steps: path.map(({ step }) => step),
    })),
  )
})

test('the text can be read: where, what, and what is ignored', () => {
  const text = freeze('sender', paths())
  expect(text).toMatch(
    /^# sender: \d paths?, \d+ steps\. To renew: npm run paths -- renew sender\n\npath 1\n {2}form: field\.change \{"value":"Bonjour"\}\n/,
  )
  expect(text).toContain('\n  sending: form.submit — ignored\n')
  expect(text).toContain('\n  sending: after 10000 ms\n')
})

test('a renewed file is fresh', () => {
  renewFrozen(file, 'sender', paths())
  expect(() => checkFrozen(file, 'sender', paths())).not.toThrow()
  expect(readFrozen(file)).toHaveLength(paths().length)
})

test('a stale file is an error with the difference and the command that renews it', () => {
  const fresh = freeze('sender', paths())
  writeFileSync(file, fresh.replace('  sending: send refused\n', '  sending: send lost\n'))
  expect(() => checkFrozen(file, 'sender', paths())).toThrow(
    [
      'The frozen paths of sender are stale. Review the difference, then: npm run paths -- renew sender',
      '-   sending: send lost',
      '+   sending: send refused',
    ].join('\n'),
  )
})

test('a file that is missing is stale', () => {
  expect(() => checkFrozen(file, 'sender', paths())).toThrow('+ path 1')
})

test('a line that is no step is refused', () => {
  expect(() => thaw('# x\n\npath 1\n  nonsense')).toThrow('Not a step')
})

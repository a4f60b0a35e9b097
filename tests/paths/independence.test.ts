import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { foreignImports } from './independence.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const tables = globSync('../machines/*.rules.ts', { cwd: here })

test('no table of rules knows the machine that it judges', () => {
  const guilty = tables.filter(
    (table) => foreignImports(readFileSync(here + table, 'utf8')).length > 0,
  )
  expect(guilty).toEqual([])
})

test('the oracle itself knows nothing of XState', () => {
  const modules = ['oracle.ts', 'step.ts'].map((name) => readFileSync(here + name, 'utf8'))
  expect(modules.flatMap(foreignImports)).toEqual(['./step.ts'])
})

test.each([
  [
    "import { contactFormMachine } from '#machines/contact-form.ts'",
    '#machines/contact-form.ts',
  ],
  [
    "import type { Toast } from '../../machines/toast-queue.ts'",
    '../../machines/toast-queue.ts',
  ],
  ["import {\n  assign,\n} from 'xstate'", 'xstate'],
  ["export { findErrors } from '#machines/contact-form.ts'", '#machines/contact-form.ts'],
  ["const { setup } = await import('xstate')", 'xstate'],
  ["import 'xstate'", 'xstate'],
  ["import { consult } from '#tests/paths/oracle.ts'", '#tests/paths/oracle.ts'],
])('%s is seen', (source, module) => {
  expect(foreignImports(source)).toEqual([module])
})

test.each([
  "import type { Rule, Timer } from '#tests/paths/oracle.ts'",
  "import { type Rule, type Timer } from '#tests/paths/oracle.ts'",
  "import { noticeRules } from './notice.rules.ts'",
  "const statement = 'what comes from xstate'",
])('%s is allowed', (source) => {
  expect(foreignImports(source)).toEqual([])
})

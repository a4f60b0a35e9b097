import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const tables = readdirSync(folder).filter((name) => name.endsWith('.rules.ts'))
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))

/** What a specification may take from the machines: pure functions that have tests of their own, names, errors, content. */
const pure = [
  '#machines/contact-draft.ts',
  '#machines/funding-tree.ts',
  '#machines/send-error.ts',
  '#src/content/pages/company-home.ts',
]

test('there are tables to look at', () => {
  expect(tables).not.toEqual([])
})

test.each(tables)(
  '%s imports nothing but the types of a table, other tables and functions of texts that have examples of their own',
  (name) => {
    const imports = importsOf(readFileSync(new URL(name, folder), 'utf8'))
    expect(imports.filter((text) => !isAllowed(text))).toEqual([])
  },
)

test.each(specs)(
  '%s imports its machine, and pure functions that have their own tests',
  (name) => {
    const own = `#machines/${name.replace('.spec.ts', '.ts')}`
    const imports = importsOf(readFileSync(new URL(name, folder), 'utf8'))
    const foreign = imports.filter(
      (text) =>
        !/ from '(?:statecharts|xstate|\.\/(?:form-values|[a-z-]+\.(?:spec|rules))\.ts)'$/.test(
          text,
        ) &&
        !text.startsWith('import type ') &&
        ![own, ...pure].some((file) => text.endsWith(` from '${file}'`)),
    )
    expect(foreign).toEqual([])
  },
)

test('an import is seen in each of its spellings', () => {
  const spellings = [
    `import { a } from '#machines/a.ts'`,
    `import a, {\n  b,\n} from "xstate"`,
    `import './a.ts'`,
    `export * from './a.ts'`,
    `const a = await import('./a.ts')`,
    `const a = require('./a.ts')`,
    `const a: import('xstate').AnyActor = b`,
  ]
  expect(spellings.map((source) => importsOf(source).length)).toEqual(
    spellings.map(() => 1),
  )
  expect(spellings.flatMap(importsOf).filter(isAllowed)).toEqual([])
})

function isAllowed(text: string): boolean {
  return (
    text === "import type … from 'statecharts'" ||
    /^import … from '(\.\/[a-z-]+\.rules|#machines\/(digit|email)-field)\.ts'$/.test(text)
  )
}

/** Each place where a source reaches for another module, its names left out. */
function importsOf(source: string): readonly string[] {
  const statement =
    /^(?:import|export)\b[^'"`;=]*?\bfrom\s*['"][^'"]+['"]|^import\s*['"][^'"]+['"]|\b(?:import|require)\s*\([^)]*\)/gm
  return [...source.matchAll(statement)].map(([text]) =>
    text.replace(/\{[^}]*\}/s, '…').replaceAll(/\s+/g, ' '),
  )
}

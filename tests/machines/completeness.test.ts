import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from './models.ts'

const modules = import.meta.glob<Record<string, unknown>>('/machines/*.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => /Machine$|Chart$/.test(name))
    .map(([name, machine]) => ({
      name,
      machine,
      stem: file.replace(/^.*\/(.*)\.ts$/, '$1'),
    })),
)

test('there are machines to look at', () => {
  expect(machines).not.toEqual([])
})

test.each(machines)('$name has its table, model and frozen paths', (machine) => {
  expect(missingOf(machine)).toEqual([])
})

test('every model is that of a machine in machines/', () => {
  const stems = machines.map(({ stem }) => stem)
  expect(models.map(({ name }) => name).filter((name) => !stems.includes(name))).toEqual([])
})

function missingOf({ stem, machine }: (typeof machines)[number]): readonly string[] {
  const files = ['rules.ts', 'model.ts', 'paths.txt']
    .map((ending) => `${stem}.${ending}`)
    .filter((file) => !existsSync(new URL(file, import.meta.url)))
  // A chart runs before XState is there: its model makes a machine of it.
  const isListed = models.some(
    (model) => model.name === stem && (model.machine === machine || stem === 'bootstrap'),
  )
  return [
    ...files.map((file) => `tests/machines/${file} does not exist`),
    ...(isListed ? [] : [`tests/machines/models.ts does not list the model of ${stem}`]),
  ]
}

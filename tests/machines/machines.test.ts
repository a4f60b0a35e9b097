import { testModel } from 'statecharts/testing'
import { expect, test } from 'vitest'
import { models } from './models.ts'

models.forEach(testModel)

const modules = import.meta.glob<Record<string, unknown>>('/machines/*.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([file, exported]) =>
  Object.keys(exported)
    .filter((name) => /Machine$|Chart$/.test(name))
    .map(() => file.replace(/^.*\/(.*)\.ts$/, '$1')),
)

test('every machine has a model', () => {
  expect(models.map(({ name }) => name)).toEqual(machines)
})

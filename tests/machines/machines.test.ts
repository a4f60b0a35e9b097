import { readFileSync } from 'node:fs'
import { explore, graphOptions, type Model, toMermaid } from 'statecharts'
import { loadModels } from 'statecharts/node'
import { limitOf, writeManualScripts } from 'statecharts/scripts'
import { testModel } from 'statecharts/testing'
import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { contactFormScreen } from '#tests/screens/contact-form.screen.ts'
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

/** Some states of the chat differ only in remaining time, which `xstate/graph` ignores. */
const untimedModels = models.filter(({ name }) => name !== 'chat')

test.each(untimedModels)('xstate/graph reaches every state of $name', (model) => {
  const paths = getShortestPaths(model.machine, graphOptions(model))
  expect(paths).toHaveLength(explore(model).nodes.length)
})

test('manual scripts limit the last action during a send, counted from the step that sends', () => {
  const { scripts } = writeManualScripts(contactFormScreen, 12)
  const limits = scripts.flatMap(({ rows }) => rows.map(limitOf)).filter(Boolean)
  const limit = ' (moins de 15 secondes après l’étape 3)'
  // After step 3, one script reloads the page, and another one adds a course in three steps.
  expect(limits).toEqual([limit, limit])
})

/** Returns the requirements of a model as a Markdown list. Each item begins with the events that it concerns. */
function listRequirements({ table }: Model) {
  const groups = Object.groupBy(table, ({ says }) => says)
  return Object.entries(groups).map(([says, rules = []]) => {
    const events = new Set(rules.map(({ when }) => `\`${when}\``))
    return `- ${[...events].join(', ')}: ${says}`
  })
}

test('docs/machines.md shows the pictures and the requirements of all machines', async () => {
  const [introduction] = readFileSync('docs/machines.md', 'utf8').split('\n\n## ')
  const pictures = [...models, ...(await loadModels('tools/editor'))].map(
    (model) =>
      `## ${model.name}\n\n\`\`\`mermaid\n${toMermaid(model.machine)}\n\`\`\`\n\n${listRequirements(model).join('\n')}`,
  )
  const text = `${[introduction, ...pictures].join('\n\n')}\n`
  const renewal = 'npm run unit -- machines.test -t pictures -u'
  await expect(text, `renew with: ${renewal}`).toMatchFileSnapshot('../../docs/machines.md')
})

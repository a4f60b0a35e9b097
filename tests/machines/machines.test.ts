import { declaredTransitions, explore, graphOptions, type Model } from 'statecharts'
import { toMermaid } from 'statecharts'
import { loadModels } from 'statecharts/node'
import { testModel } from 'statecharts/testing'
import { expect, test } from 'vitest'
import { createTestModel, getShortestPaths } from 'xstate/graph'
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

const countStates = (model: Model) =>
  getShortestPaths(model.machine, graphOptions(model)).length
/** Some states of the chat differ only in remaining time, which `xstate/graph` ignores. */
const timedMachines = ['chat']
const isTimed = ({ name }: Model) => timedMachines.includes(name)

test.each(models.filter((model) => !isTimed(model)))(
  'xstate/graph reaches every state of $name',
  (model) => expect(countStates(model)).toBe(explore(model).nodes.length),
)

test.each(models.filter(isTimed))(
  'xstate/graph merges states of $name that differ only in remaining time',
  (model) => {
    expect(countStates(model)).toBeGreaterThan(1)
    expect(countStates(model)).toBeLessThan(explore(model).nodes.length)
  },
)

const hasActorsOrDelays = ({ machine }: Model) =>
  declaredTransitions(machine).some(({ event }) => /^after | (?:done|error)$/.test(event))

test.each(models.filter((model) => !hasActorsOrDelays(model)))(
  'createTestModel of xstate/graph finds paths for $name',
  (model) => {
    const testModel = createTestModel(model.machine, graphOptions(model))
    expect(testModel.getShortestPaths().length).toBeGreaterThan(0)
  },
)

const introduction = `# The machines

The pictures show the states of each machine. They are generated: after a change of a machine,
\`npm run unit -- machines.test -t pictures -u\` renews them.

- An arrow is labelled with its event, its \`[guard]\` and its \`/ actions\`. \`after\` names a delay, and
  \`always\` needs no event.
- An arrow from a dot leads to the initial state. Dashed lines separate parallel regions.
- A line inside a state names its tag, the actor that it invokes, its entry and exit actions, or an event
  that does not leave it. Lines that apply to all states of a group are in the box \`NAME (*)\`.
- In such a line, \`→ STATE\` names the target. It is entered again if it is already active.
- An event takes a transition without a guard only if no guard of the same state applies.
- Every region of a parallel state receives each event. An arrow out of a region leaves all of them.
- Views read tags to decide what they show. Entry actions in a box \`NAME (*)\` run when the group is entered.
- The list below a picture has the statement of the specification behind each event, in French. A statement
  that begins with \`Décision\` is an addition, such as the state \`interrupted\` of the contact form. Lists name
  the outcomes of an actor: \`sendMessage accepted\` is the arrow \`sendMessage done\`, and its other outcomes are
  \`sendMessage error\`. They also name the specification's timers: \`after reply\` is the delayed event
  \`notice.due\` of the chat, and \`after send\` the delay \`sendTimeout\` of the contact form.
- The idle state in §4 of the specification is \`editing\` in the contact form. A request (_demande_) is a course
  or an answer that a link or a button elsewhere on the site adds to the message.`

/** Lists the statements of a model in Markdown. Each statement follows its events. */
function listStatements({ table }: Model) {
  const groups = Object.groupBy(table, ({ says }) => says)
  return Object.entries(groups).map(([says, rules = []]) => {
    const events = new Set(rules.map(({ when }) => `\`${when}\``))
    return `- ${[...events].join(', ')}: ${says}`
  })
}

test('docs/machines.md shows the pictures of all machines', async () => {
  const pictures = [...models, ...(await loadModels('tools/editor'))].map(
    (model) =>
      `## ${model.name}\n\n\`\`\`mermaid\n${toMermaid(model.machine)}\n\`\`\`\n\n${listStatements(model).join('\n')}`,
  )
  const text = `${[introduction, ...pictures].join('\n\n')}\n`
  const renewal = 'npm run unit -- machines.test -t pictures -u'
  await expect(text, `renew with: ${renewal}`).toMatchFileSnapshot('../../docs/machines.md')
})

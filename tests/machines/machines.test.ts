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

The diagrams show the states of each machine. They are generated. After a change of a machine, renew them with
\`npm run unit -- machines.test -t pictures -u\`. The notation has these rules:

- The label of an arrow contains the event, the \`[guard]\` and the \`/ actions\`. \`after\` is followed by the name of a
  delay. An \`always\` transition needs no event.
- An arrow from a dot leads to the initial state. Dashed lines separate parallel regions.
- A line inside a state contains its tag, an actor that it invokes, its entry or exit actions, or an event that does
  not leave the state. The box \`NAME (*)\` contains the lines that apply to all states of a group.
- In a line inside a state, \`→ STATE\` is the target of the event. It is entered again if it is already active.
- If several transitions of a state have the same event, the one without a guard is taken only if no guard applies.
- Every region of a parallel state receives each event. An arrow that leaves a region leaves all of them.
- Views read tags to decide what they show. Entry actions in a box \`NAME (*)\` run when the group is entered.

The list below a diagram contains, in French, the requirement behind each event. Requirements that begin with
\`Décision\` are not in the specification. The lists name the outcomes of
actors: \`sendMessage accepted\` is the arrow \`sendMessage done\`, and all other outcomes of this actor are the arrow
\`sendMessage error\`. They also name the specification's timers: \`after reply\` is the delayed event \`notice.due\` of the
chat, and \`after send\` is the delay \`sendTimeout\` of the contact form.

The idle state in §4 of the specification is the state \`editing\` of the contact form. A request (_demande_) is a
course or an answer that a link or a button elsewhere on the site adds to the message.`

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

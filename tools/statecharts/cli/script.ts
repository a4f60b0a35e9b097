import { rulesAlong, stateAfter } from '../core/oracle-check.ts'
import { describeStep, type NamedPath, type Step } from '../core/step.ts'
import { explore, type Graph } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { follow } from '../core/tour.ts'
import { declaredStates, eventLabels } from '../core/xstate-adapter.ts'
import { frozenPaths, labelsOf } from './machines.ts'
import { duration, type Labels, type Words } from './labels.ts'

/** A step as a tester reads it, in French, with all that an export may need. */
type ScriptStep = {
  readonly step: Step
  /** The paths of the active states before and after. */
  readonly from: string
  readonly to: string
  readonly action: string
  readonly data: Words
  /** Sentences: what the specification says, what is seen, where one is. */
  readonly expected: readonly string[]
  readonly isIgnored: boolean
  readonly rules: readonly string[]
  /** What a visitor perceives afterwards, by the table of the specification. */
  readonly view: unknown
}

type ScriptPath = {
  /** `contact-form-01`. */
  readonly id: string
  readonly name: string
  readonly title: string
  readonly steps: readonly ScriptStep[]
}

/** The frozen paths of a machine, put in words. */
export type Script = {
  readonly machine: string
  readonly title: string
  readonly start: string
  readonly page: string
  readonly paths: readonly ScriptPath[]
}

/** The script of a machine; throws when its frozen paths are not those of the machine. */
export function writeScript(model: Model): Script {
  const labels = labelsOf(model)
  const { title, start, page } = labels
  const graph = explore(model)
  const paths = frozenPaths(model).map((path, index) => ({
    id: `${model.name}-${String(index + 1).padStart(2, '0')}`,
    name: path.name,
    title: `${title}, parcours ${index + 1}`,
    steps: writeSteps(graph, labels, path),
  }))
  return { machine: model.name, title, start, page, paths }
}

function writeSteps(
  graph: Graph,
  labels: Labels,
  { steps }: NamedPath,
): readonly ScriptStep[] {
  const { model } = graph
  const edges = follow(graph, steps)
  const rules = rulesAlong(model, steps)
  const statements = new Map(model.table.map(({ id, statement }) => [id, statement]))
  return edges.map(({ step, source, target }, index) => {
    const before = model.view(stateAfter(model, steps.slice(0, index)))
    const view = model.view(stateAfter(model, steps.slice(0, index + 1)))
    const taken = rules[index] ?? []
    const place = stateLabel(model, target.label)
    return {
      step,
      from: source.label,
      to: target.label,
      action: actionLabel(model, labels, step),
      data: step.kind === 'event' ? (labels.payload?.(step.event) ?? {}) : {},
      expected: [
        ...taken.map((id) => statements.get(id) ?? id),
        ...(taken.length > 0 ? [] : ['Rien ne change.']),
        ...changesSeen(labels.see(before), labels.see(view)),
        ...(place === stateLabel(model, source.label) ? [] : [`État : ${place}.`]),
      ],
      isIgnored: taken.length === 0,
      rules: taken,
      view,
    }
  })
}

function actionLabel(model: Model, labels: Labels, step: Step): string {
  switch (step.kind) {
    case 'event':
      return eventLabels(model.machine).get(step.event.type) ?? step.event.type
    case 'outcome': {
      const ending = describeStep(step)
      return labels.outcomes?.[ending] ?? ending
    }
    case 'delay':
    case 'wait':
      return `Attendre ${duration(step.ms)}`
  }
}

/** The labels of the active states, from the outermost; what is said once is not said again. */
function stateLabel({ machine }: Model, label: string): string {
  const descriptions = new Map(
    declaredStates(machine).map(({ path, description }) => [path, description]),
  )
  const said = new Set<string>()
  return label
    .split(' + ')
    .map((leaf) => {
      const steps = leaf.split('.')
      const around = steps.flatMap((_, depth) => {
        const description = descriptions.get(steps.slice(0, depth + 1).join('.'))
        return description === undefined || said.has(description) ? [] : [description]
      })
      for (const description of around) said.add(description)
      return around.join(' › ')
    })
    .filter((text) => text !== '')
    .join(' + ')
}

function changesSeen(before: Words, after: Words): readonly string[] {
  return Object.entries(after)
    .filter(([what, value]) => before[what] !== value)
    .map(([what, value]) => `${what} : ${value}.`)
}

import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Step as GherkinStep, StepKeywordType } from '@cucumber/messages'
import type { UserDriver } from '../screen/user-driver.ts'
import type { ManualScripts } from './manual-adapter.ts'
import {
  type Cells,
  type Saying,
  type Sentence,
  understand,
  type World,
} from './sentence.ts'
import { sentences } from './sentences.ts'

type ScenarioStep = {
  readonly text: string
  readonly saying: Saying
  /** `Quand`, not what is given or seen: the steps that a script numbers. */
  readonly isAction: boolean
}

/** A scenario of a feature, with its texts of steps understood. */
export type Scenario = {
  /** The id of the script that it is: its first tag. */
  readonly id: string
  readonly name: string
  readonly steps: readonly ScenarioStep[]
}

/**
 * The scenarios of a feature as it was exported or written by hand. Throws a SyntaxError on a
 * text that has no definition.
 */
export function readFeature(
  text: string,
  { sentences: own }: Pick<ManualScripts, 'sentences'>,
): readonly Scenario[] {
  const builder = new AstBuilder(IdGenerator.incrementing())
  const { feature } = new Parser(builder, new GherkinClassicTokenMatcher()).parse(text)
  const known = [...Object.values(sentences), ...own]
  return (feature?.children ?? []).flatMap(({ scenario }) => {
    if (!scenario) return []
    const [tag] = scenario.tags
    return {
      id: tag?.name.slice(1) ?? scenario.name,
      name: scenario.name,
      steps: scenario.steps.map((step) => ({
        text: step.text,
        saying: { ...understand(step.text, known), cells: cellsOf(step) },
        isAction: step.keywordType === StepKeywordType.ACTION,
      })),
    }
  })
}

/**
 * Does what a scenario says, as this user. Throws at the first step that cannot be done or whose
 * sight is another, with the id of the script and the number of the step, from 1.
 */
export async function runScenario(
  { id, steps }: Scenario,
  user: UserDriver,
  scripts: Pick<ManualScripts, 'adapters' | 'targets' | 'afterGesture'>,
): Promise<void> {
  const { adapters, targets, afterGesture } = scripts
  const pages = [...new Set(adapters.flatMap(({ screen }) => screen.pages))]
  const world: World = { user, targets, pages, notes: new Map() }
  let number = 0
  try {
    for (const { text, saying, isAction } of steps) {
      const { sentence, values, cells = [] } = saying
      if (isAction) number += 1
      const wrong = await lookLong(
        sentence,
        () => sentence.run(world, values, cells).catch((error: unknown) => String(error)),
        user,
      )
      if (wrong !== undefined) throw new ScriptError(id, number, text, wrong)
      if (sentence.kind === 'gesture') await afterGesture?.(world)
    }
  } finally {
    await user.close()
  }
}

/** In milliseconds: how long a person looks before something is missing. */
const timeout = { step: 100, most: 900 }

/** What is seen may take as long to come as a person takes to look. */
async function lookLong(
  { kind }: Sentence,
  look: () => Promise<string | undefined>,
  user: UserDriver,
): Promise<string | undefined> {
  let wrong = await look()
  if (kind === 'gesture') return wrong
  for (let ms = 0; wrong !== undefined && ms < timeout.most; ms += timeout.step) {
    await user.wait(timeout.step)
    wrong = await look()
  }
  return wrong
}

/** A script that a person could not follow to its end. */
class ScriptError extends Error {
  override readonly name = 'ScriptError'

  constructor(id: string, number: number, text: string, wrong: string) {
    super(`${id}, étape ${number}, « ${text} » : ${wrong}`)
  }
}

function cellsOf({ dataTable }: GherkinStep): Cells {
  return (dataTable?.rows ?? []).map(({ cells: [name, value] }) => [
    name?.value ?? '',
    value?.value ?? '',
  ])
}

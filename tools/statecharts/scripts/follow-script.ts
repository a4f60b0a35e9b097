import type { UserDriver } from '../screen/user-driver.ts'
import type { ManualScript, ManualSuite } from './manual-script.ts'
import { instructionOf, type ManualScripts, type Saying, type World } from './sentence.ts'

/** In milliseconds: how long a person looks before something is missing. */
const timeout = { step: 100, most: 900 }

/**
 * Does what a script says, as this user. Throws at the first step that cannot be done or whose
 * sight is another, with the id of the script and the number of the step, from 1.
 */
export async function followScript(
  { start, targets: own }: Pick<ManualSuite, 'start' | 'targets'>,
  { id, rows }: ManualScript,
  user: UserDriver,
  { screens, targets, afterGesture }: ManualScripts,
): Promise<void> {
  const pages = [...new Set(screens.flatMap((screen) => screen.pages))]
  const world: World = { user, targets: { ...targets, ...own }, pages, notes: new Map() }
  const follow = async (saying: Saying, number: number) => {
    const wrong = await carryOut(saying, world)
    if (wrong)
      throw new Error(`${id}, étape ${number}, « ${instructionOf(saying)} » : ${wrong}`)
    if (saying.sentence.kind === 'gesture') await afterGesture?.(world)
  }
  try {
    for (const saying of start) await follow(saying, 0)
    for (const [index, { gesture, expected }] of rows.entries())
      for (const saying of [gesture, ...expected]) await follow(saying, index + 1)
  } finally {
    await user.close()
  }
}

/** What is seen may take as long to come as a person takes to look. */
async function carryOut({ sentence, values, cells = [] }: Saying, world: World) {
  const run = () =>
    sentence.run(world, values, cells).catch((error: unknown) => String(error))
  let wrong = await run()
  if (sentence.kind === 'gesture') return wrong
  for (let ms = 0; wrong && ms < timeout.most; ms += timeout.step) {
    await world.user.wait(timeout.step)
    wrong = await run()
  }
  return wrong
}

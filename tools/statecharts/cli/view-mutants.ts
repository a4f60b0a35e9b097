import { variable } from '../view-mutants/variable.ts'
import { config, findModels } from './machines.ts'
import { type Terminal, UsageError } from './terminal.ts'

/** Tries the mutants of how the views are wired, of all machines unless some are named. */
export async function tryViewMutants(
  names: readonly string[],
  { run }: Terminal,
): Promise<boolean> {
  const suite = config.viewMutants
  if (suite === undefined) throw new UsageError('The configuration names no viewMutants.')
  const asked =
    names.length === 0
      ? 'all'
      : findModels(names)
          .map(({ name }) => name)
          .join()
  const code = await run(['vitest', 'run', suite], { [variable]: asked })
  return code === 0
}

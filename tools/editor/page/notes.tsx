import type { Path } from '../record.ts'
import { idOf } from './form-context.ts'
import { Icon } from './icon.tsx'
import { sentence } from './words.ts'

/** What is said under a field: what is wrong first, then what helps. */
export function Notes({
  path,
  help,
  issue,
}: {
  path: Path
  help: string | null
  issue: string | undefined
}) {
  return (
    <>
      {issue !== undefined && (
        <p className="error" id={`${idOf(path)}-error`}>
          <Icon name="alert" />
          {sentence(issue)}
        </p>
      )}
      {help !== null && (
        <p className="help" id={`${idOf(path)}-help`}>
          {sentence(help)}
        </p>
      )}
    </>
  )
}

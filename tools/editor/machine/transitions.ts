/** What several states of the editor's machine do alike, and what their parts are given. */
import type { Json, Path } from '../record.ts'
import type {
  Attached,
  Attachment,
  EditorContext,
  EditorEvent,
  EditorInput,
} from './types.ts'

type Cause<Type extends EditorEvent['type']> = {
  context: EditorContext
  event: Extract<EditorEvent, { type: Type }>
}
/** Before anything was read. */
export function contextOf({ place, draft }: EditorInput): EditorContext {
  return {
    place,
    draft,
    asked: null,
    screen: null,
    value: null,
    original: null,
    base: null,
    issues: [],
    problem: null,
    order: null,
    conflict: null,
    choices: {},
    attachment: null,
    said: null,
  }
}

const placeOf = ({ event: { place } }: Cause<'place.open'>) => ({ place })
export const changeOf = ({ event: { path, value } }: Cause<'field.change'>) => ({
  path,
  value,
})
const attachmentOf = ({
  context: { place },
  event: { path, file },
}: Cause<'file.attach'>): Attachment => ({ place, path, file })
export const outputOf = <Output>({ event: { output } }: { event: { output: Output } }) =>
  output
export const errorOf = ({ event: { error } }: { event: { error: unknown } }) => ({ error })
export const attachedOf = ({
  context: { attachment },
  event: { output },
}: {
  context: EditorContext
  event: { output: Attached }
}): { path: Path; value: Json } => ({
  path: attachment?.path ?? [],
  value: 'value' in output ? output.value : null,
})

export const open = {
  target: 'loading',
  actions: { type: 'openPlace', params: placeOf },
} as const
export const ask = { target: 'leaving', actions: { type: 'ask', params: placeOf } } as const
export const attach = {
  target: 'attaching',
  actions: { type: 'keepAttachment', params: attachmentOf },
} as const
export const becomeDirty = {
  target: 'dirty',
  actions: [{ type: 'change', params: changeOf }, 'keepDraft'],
} as const
export const becomeClean = {
  guard: { type: 'putsBack', params: changeOf },
  target: 'clean',
  actions: [{ type: 'change', params: changeOf }, 'dropDraft'],
} as const
export const revert = { target: 'clean', actions: ['revert', 'dropDraft'] } as const
export const remove = { guard: 'isKept', target: 'removing' } as const
export const stopped = {
  entry: 'callAttention',
  on: {
    'place.open': [{ guard: 'isChanged', ...ask }, open],
    'field.change': [becomeClean, becomeDirty],
    'record.save': { guard: 'isChanged', target: 'checking' },
    'record.revert': revert,
    'record.remove': remove,
    'file.attach': attach,
  },
} as const
export const fail = {
  target: 'failed',
  actions: { type: 'keepProblem', params: errorOf },
} as const

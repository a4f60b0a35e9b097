/** What an upload shall do, read from its specification alone: nothing of the machine is imported. */
import type { Ignored, Rule, Timer } from 'statecharts'

export type UploadState = {
  readonly screen: 'choosing' | 'uploading' | 'done' | 'failed'
  readonly hasFile: boolean
  readonly attempts: number
  readonly timers: readonly Timer[]
}

export type UploadView = {
  readonly screen: UploadState['screen']
  readonly hasFile: boolean
  readonly isBusy: boolean
  readonly isStatusFocused: boolean
  readonly canRetry: boolean
  readonly requests: number
}

type UploadEvent =
  | { readonly type: 'file.choose'; readonly name: string }
  | { readonly type: 'upload.start' }
  | { readonly type: 'upload.retry' }

const timers = [{ name: 'time limit', ms: 10_000 }]

export const uploadTable: readonly Rule<UploadState, UploadEvent>[] = [
  {
    id: 'upload-1',
    from: { screen: 'choosing' },
    when: 'file.choose',
    gives: (_state, { name }) => ({ hasFile: name !== '' }),
    statement: '§1: a file can be chosen, and put back',
  },
  {
    id: 'upload-2',
    from: { screen: 'choosing', hasFile: true },
    when: 'upload.start',
    gives: () => ({ screen: 'uploading', attempts: 1, timers }),
    statement: '§1: a chosen file is uploaded',
  },
  {
    id: 'upload-3',
    from: { screen: 'uploading' },
    when: 'upload accepted',
    gives: () => ({ screen: 'done', timers: [] }),
    statement: '§2: what was accepted is done',
  },
  {
    id: 'upload-4',
    from: { screen: 'uploading' },
    when: 'upload refused',
    gives: () => ({ screen: 'failed', timers: [] }),
    statement: '§2: what was refused has failed',
  },
  {
    id: 'upload-5',
    from: { screen: 'uploading' },
    when: 'after time limit',
    gives: () => ({ screen: 'failed' }),
    statement: '§2: nobody waits for more than 10 s',
  },
  {
    id: 'upload-6',
    from: { screen: 'failed', attempts: 1 },
    when: 'upload.retry',
    gives: () => ({ screen: 'uploading', attempts: 2, timers }),
    statement: '§3: a second attempt is offered, no third',
  },
]

export const uploadIgnored: readonly Ignored<UploadState, UploadEvent>[] = [
  {
    from: { screen: 'choosing', hasFile: false },
    when: ['upload.start'],
    because: 'there is nothing to upload',
  },
  {
    from: { screen: ['uploading', 'done', 'failed'] },
    when: ['file.choose', 'upload.start'],
    because: 'the file that was chosen stays',
  },
  {
    from: { screen: ['choosing', 'uploading', 'done'] },
    when: ['upload.retry'],
    because: 'nothing has failed',
  },
  {
    from: { screen: 'failed', attempts: 2 },
    when: ['upload.retry'],
    because: 'two attempts are enough',
  },
]

import { specify, type Timer } from 'statecharts'
import { uploadMachine } from './upload.ts'

export type UploadState = {
  readonly screen: 'choosing' | 'uploading' | 'done' | 'failed'
  readonly hasFile: boolean
  readonly attempts: number
  readonly timers: readonly Timer[]
}

type UploadView = Pick<UploadState, 'screen' | 'hasFile'> & {
  readonly isBusy: boolean
  readonly isStatusFocused: boolean
  readonly canRetry: boolean
  readonly requests: number
}

const timers = [{ name: 'time limit', ms: 10_000 }]
const uploading = { screen: 'uploading' } as const
const chosen = {
  from: { screen: ['uploading', 'done', 'failed'] },
  ignoredBecause: 'the file that was chosen stays',
} as const

/** An invoked promise, its time limit, guards, an emitted event. */
export const uploadSpec = specify(uploadMachine)<UploadState, UploadView>({
  name: 'upload',
  initial: { screen: 'choosing', hasFile: false, attempts: 0, timers: [] },
  rules: {
    'file.choose': [
      {
        from: { screen: 'choosing' },
        says: '§1: a file can be chosen, and put back',
        gives: (_state, { name }) => ({ hasFile: name !== '' }),
      },
      chosen,
    ],
    'upload.start': [
      {
        from: { screen: 'choosing', hasFile: true },
        says: '§1: a chosen file is uploaded',
        gives: () => ({ ...uploading, attempts: 1, timers }),
      },
      {
        from: { screen: 'choosing', hasFile: false },
        ignoredBecause: 'there is nothing to upload',
      },
      chosen,
    ],
    'upload accepted': {
      from: uploading,
      says: '§2: what was accepted is done',
      gives: () => ({ screen: 'done', timers: [] }),
    },
    'upload refused': {
      from: uploading,
      says: '§2: what was refused has failed',
      gives: () => ({ screen: 'failed', timers: [] }),
    },
    'after time limit': {
      from: uploading,
      says: '§2: nobody waits for more than 10 s',
      gives: () => ({ screen: 'failed' }),
    },
    'upload.retry': [
      {
        from: { screen: 'failed', attempts: 1 },
        says: '§3: a second attempt is offered, no third',
        gives: () => ({ ...uploading, attempts: 2, timers }),
      },
      {
        from: { screen: ['choosing', 'uploading', 'done'] },
        ignoredBecause: 'nothing has failed',
      },
      {
        from: { screen: 'failed', attempts: 2 },
        ignoredBecause: 'two attempts are enough',
      },
    ],
  },
  events: [
    { type: 'file.choose', name: 'plan.pdf' },
    { type: 'file.choose', name: '' },
    'upload.start',
    'upload.retry',
  ],
  values: ({ text }) => text.map((name) => ({ type: 'file.choose', name }) as const),
  bounds: ['one file, which is chosen or not'],
  outcomes: {
    upload: { accepted: { output: 'OK' }, refused: { error: new Error('503') } },
  },
  same: ({ value, context }) => [value, context],
  see: ({ screen, hasFile, attempts }) => ({
    screen,
    hasFile,
    isBusy: screen === 'uploading',
    isStatusFocused: screen === 'done' || screen === 'failed',
    canRetry: screen === 'failed' && attempts < 2,
    requests: attempts,
  }),
  observe: (snapshot, { emitted }) => ({
    screen: snapshot.value,
    hasFile: snapshot.context.file !== '',
    isBusy: snapshot.hasTag('busy'),
    isStatusFocused:
      (snapshot.matches('done') || snapshot.matches('failed')) &&
      emitted.length === snapshot.context.attempts,
    canRetry: snapshot.can({ type: 'upload.retry' }),
    requests: snapshot.context.attempts,
  }),
  scenarios: {
    'an answer that comes after the next attempt began is not read': `
      file.choose {"name":"plan.pdf"}
      upload.start
      after 10000 ms
      upload.retry
      upload~1 accepted
      upload refused`,
  },
})

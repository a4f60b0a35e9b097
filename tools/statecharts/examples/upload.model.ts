import { type Model, parseStep } from 'statecharts'
import { uploadMachine } from './upload.ts'
import {
  uploadIgnored,
  uploadTable,
  type UploadState,
  type UploadView,
} from './upload.rules.ts'

/** An invoked promise, its time limit, guards, an emitted event. */
export const uploadModel = {
  name: 'upload',
  machine: uploadMachine,
  events: () => [
    { type: 'file.choose', name: 'plan.pdf' },
    { type: 'file.choose', name: '' },
    { type: 'upload.start' },
    { type: 'upload.retry' },
  ],
  values: ({ text }) => text.map((name) => ({ type: 'file.choose', name }) as const),
  bounds: ['one file, which is chosen or not'],
  outcomes: {
    upload: { accepted: { output: 'OK' }, refused: { error: new Error('503') } },
  },
  abstract: ({ value, context }) => JSON.stringify([value, context]),
  initial: { screen: 'choosing', hasFile: false, attempts: 0, timers: [] },
  table: uploadTable,
  ignored: uploadIgnored,
  view: ({ screen, hasFile, attempts }) => ({
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
  scenarios: [
    {
      name: 'an answer that comes after the next attempt began is not read',
      steps: [
        'file.choose {"name":"plan.pdf"}',
        'upload.start',
        'after 10000 ms',
        'upload.retry',
        'upload~1 accepted',
        'upload refused',
      ].map(parseStep),
    },
  ],
} satisfies Model<typeof uploadMachine, UploadState, UploadView>

/** Uploads one file: an invoked promise with a time limit, and a guard on the number of attempts. */
import { assign, emit, fromPromise, setup } from 'xstate'

export type UploadEvent =
  | { readonly type: 'file.choose'; readonly name: string }
  | { readonly type: 'upload.start' }
  | { readonly type: 'upload.retry' }

export const uploadMachine = setup({
  types: {
    context: {} as { file: string; attempts: number },
    events: {} as UploadEvent,
    emitted: {} as { type: 'status.focus' },
    tags: {} as 'busy',
  },
  actors: {
    upload: fromPromise<string, string>(() => {
      throw new Error('provided by the application')
    }),
  },
  actions: {
    setFile: assign({ file: (_, { name }: { name: string }) => name }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    focusStatus: emit({ type: 'status.focus' }),
  },
  guards: {
    hasFile: ({ context }) => context.file !== '',
    canRetry: ({ context }) => context.attempts < 2,
  },
  delays: { timeLimit: 10_000 },
}).createMachine({
  id: 'upload',
  description: 'Upload',
  meta: {
    events: {
      'file.choose': 'Choose a file',
      'upload.start': 'Press “Upload”',
      'upload.retry': 'Press “Try again”',
    },
  },
  context: { file: '', attempts: 0 },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Choosing a file',
      on: {
        'file.choose': {
          actions: { type: 'setFile', params: ({ event }) => ({ name: event.name }) },
        },
        'upload.start': { guard: 'hasFile', target: 'uploading' },
      },
    },
    uploading: {
      description: 'Uploading',
      tags: 'busy',
      entry: 'countAttempt',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context.file,
        onDone: 'done',
        onError: 'failed',
      },
      after: { timeLimit: 'failed' },
    },
    done: { description: 'Uploaded', entry: 'focusStatus' },
    failed: {
      description: 'Failed',
      entry: 'focusStatus',
      on: { 'upload.retry': { guard: 'canRetry', target: 'uploading' } },
    },
  },
})

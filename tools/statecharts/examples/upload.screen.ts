import { say, screenOf, type Sentence, sentences } from 'statecharts'
import { uploadSpec, type UploadState } from './upload.spec.ts'

/** A text of a step that this project alone needs, with its definition. */
const serverAnswers: Sentence = {
  kind: 'gesture',
  instruction: 'Régler le serveur d’essai sur « {0} »',
  run: async ({ notes }, [answer = '']) => {
    notes.set('answer', answer)
    return undefined
  },
}

const shown = {
  choosing: 'Choose a file',
  uploading: 'Uploading…',
  done: 'Uploaded',
  failed: 'The upload has failed',
} as const

export const uploadScreen = screenOf<UploadState>()({
  model: uploadSpec,
  title: 'Upload',
  pages: ['/'],
  preconditions: ['Le serveur d’essai est démarré.'],
  arrangements: {
    upload: { before: [say(serverAnswers, 'nothing')] },
    'upload accepted': { before: [say(serverAnswers, 'OK')] },
    'upload refused': { before: [say(serverAnswers, '503')] },
  },
  controls: {
    file: { at: { label: 'File' }, called: 'File' },
    upload: { at: { role: 'button', name: 'Upload' }, called: 'Upload' },
    retry: { at: { role: 'button', name: 'Retry' }, called: 'Retry' },
  },
  gestures: {
    'file.choose': {
      on: 'file',
      text: ({ name }) => String(name),
      say: ({ name }) =>
        name === '' ? 'The dialog of the system gives no file back.' : undefined,
    },
    'upload.start': { on: 'upload' },
    'upload.retry': { on: 'retry' },
  },
  sights: {
    screen: {
      of: ({ screen }) => screen,
      read: () => document.querySelector('output')?.textContent,
      say: ({ screen }) => say(sentences.see, shown[screen]),
    },
  },
})

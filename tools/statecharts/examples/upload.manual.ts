import { type ManualAdapter, say, type Sentence, sentences } from 'statecharts'
import { uploadModel } from './upload.model.ts'
import type { UploadState } from './upload.rules.ts'

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

/** How a person does and sees what the machine of an upload stands for. */
export const uploadManual = {
  title: 'Upload',
  screen: { model: uploadModel, pages: ['/'], unreachable: {} },
  preconditions: ['Le serveur d’essai est démarré.'],
  start: [say(sentences.open, '/')],
  arrangements: {
    upload: { before: [say(serverAnswers, 'nothing')] },
    'upload accepted': { before: [say(serverAnswers, 'OK')] },
    'upload refused': { before: [say(serverAnswers, '503')] },
  },
  perform: ({ type, name }) => {
    if (type !== 'file.choose')
      return {
        sayings: [say(sentences.press, type === 'upload.retry' ? 'Retry' : 'Upload')],
      }
    return name === ''
      ? 'The dialog of the system gives no file back.'
      : { sayings: [say(sentences.write, String(name), 'File')] }
  },
  see: ({ screen }) => ({ screen: say(sentences.see, shown[screen]) }),
} satisfies ManualAdapter<UploadState>

import { gesture, phrase, defineScreen, sentences } from 'statecharts'
import { senderModel } from './sender.model.ts'

/** A sentence that is specific to this example. */
const serverAnswers = gesture('Régler le serveur d’essai sur « {0} »')

const shown = {
  form: 'Write to us',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'It was not sent',
} as const

export const senderScreen = defineScreen({
  model: senderModel,
  title: 'Message',
  pages: ['/'],
  preconditions: ['Le serveur d’essai est démarré.'],
  arrangements: {
    send: { before: [phrase(serverAnswers, 'nothing')] },
    'send accepted': { before: [phrase(serverAnswers, 'OK')] },
    'send refused': { before: [phrase(serverAnswers, '503')] },
  },
  controls: {
    field: { at: { label: 'Message' }, label: 'Message' },
    send: { at: { role: 'button', name: 'Send' }, label: 'Send' },
    retry: { at: { role: 'button', name: 'Retry' }, label: 'Retry' },
    reset: { at: { role: 'button', name: 'Another' }, label: 'Another' },
  },
  gestures: {
    'field.change': { on: 'field', text: ({ value }) => String(value) },
    'form.submit': { on: 'send' },
    'form.retry': { on: 'retry' },
    'form.reset': { on: 'reset' },
  },
  observations: {
    screen: {
      expected: ({ screen }) => screen,
      read: () => document.querySelector('output')?.textContent,
      describe: ({ screen }) => phrase(sentences.see, shown[screen]),
    },
  },
})

import { scenario } from './scenario.ts'

const write = (text: string) => `draft.change ${JSON.stringify({ text })}`

export const chatScenarios = [
  scenario(
    'quick messages have their notices, each 500 ms after its own',
    'chat.toggle',
    write('Bonjour'),
    'message.submit',
    'wait 200 ms',
    write('Êtes-vous là ?'),
    'message.submit',
    write('Merci'),
    'message.submit',
    'after 300 ms',
    'after 200 ms',
  ),
  scenario(
    'the notice of a closed chat still comes, and opening again greets no more',
    'chat.toggle',
    write('Bonjour'),
    'message.submit',
    write('Je repasserai'),
    'chat.close',
    'after 500 ms',
    'chat.toggle',
    'message.submit',
    'after 500 ms',
  ),
  scenario(
    'a message keeps the blanks around it',
    'chat.toggle',
    write('  Bonjour\n'),
    'message.submit',
    'after 500 ms',
  ),
  scenario(
    'each of many quick messages is answered in its time',
    'chat.toggle',
    ...['un', 'deux', 'trois', 'quatre', 'cinq'].flatMap((text) => [
      `draft.change {"text":"${text}"}`,
      'message.submit',
      'wait 50 ms',
    ]),
    ...[250, 50, 50, 50, 50].map((ms) => `after ${ms} ms`),
  ),
  scenario(
    'a long message is kept whole',
    'chat.toggle',
    write('Je cherche une formation courte pour mon équipe. '.repeat(40).trim()),
    'message.submit',
    'after 500 ms',
  ),
]

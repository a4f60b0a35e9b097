import { typeset } from '#facts/format/typeset.ts'
import * as organisation from './organisation.ts'

export const chat = typeset({
  open: 'Ouvrir l’assistant virtuel',
  close: 'Fermer l’assistant virtuel',
  title: 'Assistant virtuel',
  status: 'En ligne',
  greeting: `Bonjour ! Je suis l’assistant virtuel ${organisation.ofName}. Comment puis-je vous aider ?`,
  log: 'Conversation',
  senders: { bot: 'Assistant : ', user: 'Vous : ' },
  field: 'Votre message',
  send: 'Envoyer',
  unavailable:
    'L’assistant n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
  write: 'Écrivez-nous par e-mail.',
  privacy:
    'Vos messages restent dans votre navigateur : ils ne sont ni transmis ni conservés.',
} as const)

import { organisation } from './organisation.ts'

export const chat = {
  open: 'Ouvrir l’assistant virtuel',
  close: 'Fermer l’assistant virtuel',
  title: 'Assistant virtuel',
  status: 'En ligne',
  image: 'assistant',
  greeting: `Bonjour ! Je suis l’assistant virtuel ${organisation.name}. Comment puis-je vous aider ?`,
  log: 'Conversation',
  senders: { bot: 'Assistant', user: 'Vous' },
  field: 'Votre message',
  send: 'Envoyer',
  privacy:
    'Vos messages restent dans votre navigateur : ils ne sont ni transmis ni conservés.',
} as const

import { organisation } from './organisation.ts'

export const failure = {
  title: 'Un problème est survenu',
  text: 'Rechargez la page. Si l’erreur persiste, écrivez-nous :',
  email: { text: organisation.email, href: `mailto:${organisation.email}` },
  reload: 'Recharger la page',
  technical: {
    summary: 'Détail technique',
    title: 'Unexpected Application Error!',
  },
} as const

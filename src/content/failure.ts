import { organisation } from './organisation.ts'

export const failure = {
  kicker: 'Erreur',
  title: 'Un problème est survenu',
  text: 'Rechargez la page. Si l’erreur persiste, écrivez-nous :',
  email: { text: organisation.email, href: `mailto:${organisation.email}` },
  reload: 'Recharger la page',
  kept: {
    title: 'Ce que vous avez écrit est toujours là',
    text: 'Recharger la page l’effacerait : envoyez-le d’abord par e-mail, ou copiez-le. Les autres pages du site, elles, le conservent.',
    email: 'Envoyer par e-mail',
    subject: 'Message écrit sur le site',
  },
  technical: {
    summary: 'Détail technique',
    title: 'Unexpected Application Error!',
  },
} as const

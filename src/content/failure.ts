import { typeset } from '#facts/format/typeset.ts'
import * as organisation from './organisation.ts'

export const failure = typeset({
  kicker: 'Erreur',
  title: 'Un problème est survenu',
  text: 'Rechargez la page. Si l’erreur persiste, écrivez-nous :',
  email: organisation.emailLink,
  reload: 'Recharger la page',
  slow: 'Encore un instant, la page finit de se préparer.',
  write: 'Vous pouvez aussi nous écrire :',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  incomplete: 'Ce bouton ne répond pas : une partie du site n’a pas pu être chargée.',
  plan: 'Le plan n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
  kept: {
    text: 'Ce que vous avez écrit est conservé tant que vous ne rechargez pas la page. Envoyez-le par e-mail, ou copiez-le, avant de la recharger.',
    title: 'Ce que vous avez écrit',
    email: 'Envoyer par e-mail',
    subject: 'Message écrit sur le site',
  },
  technical: { summary: 'Détail technique', title: 'Unexpected Application Error!' },
} as const)

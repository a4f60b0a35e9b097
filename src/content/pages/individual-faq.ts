import { claimLabels, claims } from '../claims.ts'
import { organisation } from '../organisation.ts'
import { quality } from '../quality.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Questions fréquentes des particuliers | ${organisation.name}`,
  description:
    'Financement, reste à charge, démarrage, niveau, distance, attestation, handicap : neuf réponses claires avant de vous lancer.',
} as const

const { disability } = organisation

type Question = { id: string; question: string; answer: string }

export const individualFaq = {
  title: 'Vos questions, nos réponses',
  lead: 'Financement, calendrier, niveau, attestation : l’essentiel avant de s’inscrire.',
  image: 'object-cat',
  items: [
    {
      id: 'public',
      question: 'Qui peut suivre une formation ?',
      answer:
        'Toute personne qui souhaite apprendre ou progresser : salarié, indépendant, demandeur d’emploi ou en reconversion.',
    },
    {
      id: 'niveau',
      question: 'Faut-il un niveau de départ ?',
      answer:
        'Non, dans la plupart des cas. Un court échange permet de situer votre point de départ et de choisir le bon parcours.',
    },
    {
      id: 'financement',
      question: 'Comment financer ma formation ?',
      answer:
        'Plusieurs solutions existent : compte personnel de formation pour les parcours éligibles, aides de France Travail, financement de votre employeur ou d’un opérateur de compétences. Nous étudions votre situation avec vous.',
    },
    {
      id: 'reste-a-charge',
      question: 'Combien restera-t-il à ma charge ?',
      answer: `Notre objectif est un reste à charge de 0 €, et c’est possible selon votre situation, par exemple si vous êtes demandeur d’emploi ou si votre employeur abonde votre compte. Lorsque la loi prévoit une participation au titre du compte personnel de formation, nous vous l’indiquons avant toute inscription. ${claimLabels.verified} ${claims.remainingCost.verified}.`,
    },
    {
      id: 'demarrage',
      question: 'Quand puis-je commencer ?',
      answer:
        'En général sous une quinzaine de jours après la validation de votre dossier, selon le financement et les places disponibles.',
    },
    {
      id: 'a-distance',
      question: 'Les formations se suivent-elles à distance ?',
      answer:
        'À distance ou en présentiel, selon le parcours. Les horaires s’adaptent à vos contraintes.',
    },
    {
      id: 'attestation',
      question: 'Que vais-je recevoir à la fin ?',
      answer:
        'Une attestation de fin de formation. Si votre parcours prépare une certification, son intitulé exact et les conditions de l’examen vous sont communiqués à l’avance.',
    },
    {
      id: 'handicap',
      question: 'Puis-je suivre une formation en situation de handicap ?',
      answer: `Oui. Contactez notre référent handicap, ${disability.name}, au ${disability.phone.display} ou à l’adresse ${disability.email} : nous étudions ensemble les aménagements utiles, avec l’appui de partenaires spécialisés si besoin.`,
    },
    {
      id: 'nous-joindre',
      question: 'Comment vous joindre, et sous quel délai répondez-vous ?',
      answer:
        'Par téléphone du lundi au vendredi de 9 h à 18 h, le samedi de 9 h à 12 h sur rendez-vous, ou par e-mail. Nous répondons sous 24 heures par e-mail et sous 72 heures ouvrées pour les autres demandes.',
    },
  ] as const satisfies readonly Question[],
  closing: {
    title: 'Une autre question ?',
    lead: 'Écrivez-nous par e-mail : réponse sous 24 heures.',
    email: { text: organisation.email, href: `mailto:${organisation.email}` },
    action: { label: 'Nous contacter', href: '/particulier/contact' },
  },
  complaints: quality.complaints,
} as const

import { organisation } from './organisation.ts'
import { titles } from './titles.ts'

/** What a search result may say of an organisation that exists, and of no sample. */
const certified = organisation.sample
  ? {
      organisation: 'Organisme de formation',
      commitments: 'nos engagements pour la qualité des formations',
      quality: 'Une démarche de qualité et une attestation de fin de formation',
    }
  : {
      organisation: 'Organisme de formation certifié Qualiopi',
      commitments:
        'nos engagements qualité : certification Qualiopi et compte personnel de formation',
      quality: 'Un organisme certifié Qualiopi et une attestation de fin de formation',
    }

/**
 * What search engines and shared links show of each page: titles under 60 characters,
 * descriptions under 155. The browser's script has the titles alone.
 */
export const heads = {
  chooser: {
    title: titles.chooser,
    description: `${certified.organisation} : un espace pour les entreprises qui forment leurs équipes, un espace pour les particuliers.`,
  },
  companyHome: {
    title: titles.companyHome,
    description:
      'Formations clés en main pour recruter, former et faire grandir vos équipes : restauration, vente, bâtiment, management. Devis sur demande.',
  },
  about: {
    title: titles.about,
    description: `Notre histoire, notre mission, nos quatre valeurs et ${certified.commitments}.`,
  },
  catalogue: {
    title: titles.catalogue,
    description:
      'Six formations pour vos équipes : intégration, formation continue, management, transformation digitale. Durée, groupe et niveau affichés.',
  },
  preHire: {
    title: titles.preHire,
    description:
      'Préparation opérationnelle à l’emploi individuelle : formez vos futurs salariés avant l’embauche. Analyse, sélection, formation, intégration.',
  },
  apprenticeship: {
    title: titles.apprenticeship,
    description:
      'Recrutez en apprentissage ou en CDI apprentissage : durée, publics, aides à l’employeur et rôle de l’organisme de formation expliqués.',
  },
  mandatoryTrainings: {
    title: titles.mandatoryTrainings,
    description:
      'Sept formations à la sécurité et à l’hygiène : prévention, gestes et postures, secourisme, incendie, hygiène, électricité, conduite d’engins.',
  },
  contact: {
    title: titles.contact,
    description:
      'Une question, un devis ? Écrivez-nous ou appelez-nous du lundi au vendredi de 9 h à 18 h. Réponse sous 72 heures ouvrées, 24 heures par e-mail.',
  },
  legalNotice: {
    title: titles.legalNotice,
    description:
      'Éditeur, hébergeur, données personnelles, cookies et droits : les mentions légales et la politique de confidentialité, en seize articles.',
  },
  trainingRules: {
    title: titles.trainingRules,
    description:
      'Santé, sécurité, discipline, droits et représentation des stagiaires : dix-huit articles et une annexe, à distance et en présentiel.',
  },
  termsOfUse: {
    title: titles.termsOfUse,
    description:
      'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
  },
  individualHome: {
    title: titles.individualHome,
    description:
      'Bureautique, design, digital, gestion de projet : développez vos compétences, à votre rythme, avec un reste à charge étudié avec vous.',
  },
  individualTrainings: {
    title: titles.individualTrainings,
    description:
      'Word, Excel, présentations, suite en ligne, création de site, organisation de projet : six formations pour progresser concrètement.',
  },
  certifications: {
    title: titles.certifications,
    description: `${certified.quality} : ce que vous recevez et ce que cela garantit.`,
  },
  individualContact: {
    title: titles.individualContact,
    description:
      'Une question sur une formation ou son financement ? Nos coordonnées, nos horaires et notre formulaire pour les particuliers.',
  },
  individualFaq: {
    title: titles.individualFaq,
    description:
      'Financement, reste à charge, démarrage, niveau, distance, attestation, handicap : neuf réponses claires avant de vous lancer.',
  },
  notFound: {
    title: titles.notFound,
    description:
      'Cette page n’existe pas ou n’existe plus : retrouvez l’espace Entreprise, l’espace Particulier ou contactez-nous.',
  },
} as const satisfies Record<keyof typeof titles, { title: string; description: string }>

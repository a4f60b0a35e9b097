/** What search engines and shared links show of each page: titles under 60 characters, descriptions under 155. */
export const heads = {
  chooser: {
    title: 'Choisissez votre espace | Beaucordeau',
    description:
      'Organisme de formation certifié Qualiopi : un espace pour les entreprises qui forment leurs équipes, un espace pour les particuliers.',
  },
  companyHome: {
    title: 'Formation des équipes en entreprise | Beaucordeau',
    description:
      'Formations clés en main pour recruter, former et faire grandir vos équipes : restauration, vente, bâtiment, management. Devis sur demande.',
  },
  about: {
    title: 'Qui sommes-nous ? | Beaucordeau',
    description:
      'Notre histoire, notre mission, nos quatre valeurs et nos engagements qualité : certification Qualiopi et compte personnel de formation.',
  },
  catalogue: {
    title: 'Catalogue de formations entreprise | Beaucordeau',
    description:
      'Six formations pour vos équipes : intégration, formation continue, management, transformation digitale. Durée, groupe et niveau affichés.',
  },
  preHire: {
    title: 'POEI : former avant d’embaucher | Beaucordeau',
    description:
      'Préparation opérationnelle à l’emploi individuelle : formez vos futurs salariés avant l’embauche. Analyse, sélection, formation, intégration.',
  },
  apprenticeship: {
    title: 'Apprentissage et CDI apprentissage | Beaucordeau',
    description:
      'Recrutez en apprentissage ou en CDI apprentissage : durée, publics, aides à l’employeur et rôle de l’organisme de formation expliqués.',
  },
  mandatoryTrainings: {
    title: 'Formations obligatoires sécurité | Beaucordeau',
    description:
      'Sept formations à la sécurité et à l’hygiène : prévention, gestes et postures, secourisme, incendie, hygiène, électricité, conduite d’engins.',
  },
  contact: {
    title: 'Contact et devis entreprise | Beaucordeau',
    description:
      'Une question, un devis ? Écrivez-nous ou appelez-nous du lundi au vendredi de 9 h à 18 h. Réponse sous 72 heures ouvrées, 24 heures par e-mail.',
  },
  legalNotice: {
    title: 'Mentions légales et confidentialité | Beaucordeau',
    description:
      'Éditeur, hébergeur, données personnelles, cookies et droits : les mentions légales et la politique de confidentialité, en seize articles.',
  },
  trainingRules: {
    title: 'Règlement intérieur des stagiaires | Beaucordeau',
    description:
      'Santé, sécurité, discipline, droits et représentation des stagiaires : dix-huit articles et une annexe, à distance et en présentiel.',
  },
  termsOfUse: {
    title: 'Conditions générales d’utilisation | Beaucordeau',
    description:
      'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
  },
  individualHome: {
    title: 'Se former à titre individuel | Beaucordeau',
    description:
      'Bureautique, design, digital, gestion de projet : développez vos compétences, à votre rythme, avec un reste à charge étudié avec vous.',
  },
  individualTrainings: {
    title: 'Formations pour particuliers | Beaucordeau',
    description:
      'Word, Excel, PowerPoint, Google Workspace, création de site, organisation de projet : six formations pour progresser concrètement.',
  },
  certifications: {
    title: 'Certifications et attestation | Beaucordeau',
    description:
      'Un organisme certifié Qualiopi et une attestation de fin de formation : ce que vous recevez et ce que cela garantit.',
  },
  individualContact: {
    title: 'Contact particuliers | Beaucordeau',
    description:
      'Une question sur une formation ou son financement ? Nos coordonnées, nos horaires et notre formulaire pour les particuliers.',
  },
  individualFaq: {
    title: 'Questions fréquentes des particuliers | Beaucordeau',
    description:
      'Financement, reste à charge, démarrage, niveau, distance, attestation, handicap : neuf réponses claires avant de vous lancer.',
  },
  notFound: {
    title: 'Page introuvable | Beaucordeau',
    description:
      'Cette page n’existe pas ou n’existe plus : retrouvez l’espace Entreprise, l’espace Particulier ou contactez-nous.',
  },
} as const

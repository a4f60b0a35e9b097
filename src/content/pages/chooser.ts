export const chooser = {
  title: 'Choisissez votre espace',
  lead: 'Vous formez une équipe ou vous vous formez vous-même : deux chemins, la même exigence.',
  company: {
    title: 'Espace Entreprise',
    text: 'Formez vos équipes et renforcez la performance de votre organisation.',
    call: 'Je forme mes équipes',
    href: '/entreprise',
  },
  individual: {
    title: 'Espace Particulier',
    text: 'Développez vos compétences personnelles et professionnelles.',
    call: 'Je me forme',
    href: '/particulier',
  },
} as const

export const head = {
  title: 'Page introuvable',
  description:
    'Cette page n’existe pas ou n’existe plus : retrouvez l’espace Entreprise, l’espace Particulier ou contactez-nous.',
} as const

export const notFound = {
  kicker: 'Erreur 404',
  title: 'Le fil s’est emmêlé.',
  text: 'Cette page n’existe pas ou a changé d’adresse. Reprenons depuis un point sûr.',
  image: 'not-found',
  actions: {
    company: { label: 'Espace Entreprise', href: '/entreprise' },
    individual: { label: 'Espace Particulier', href: '/particulier' },
    contact: { label: 'Nous contacter', href: '/contact' },
  },
} as const

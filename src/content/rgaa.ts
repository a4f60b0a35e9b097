/** Said in the footer too. */
export const adjective = 'partiellement conforme'

/** What the accessibility statement says of `docs/rgaa.md`; a test holds each figure. */
export const results = {
  total: 106,
  conform: 62,
  notConform: 1,
  applicable: 63,
  notApplicable: 43,
  tested: 98,
  rate: '98,4',
  state: 'conformité partielle',
  adjective,
}

export const notConform = [
  {
    number: '12.1',
    evidence:
      'Le site a un menu dans chaque espace, mais ni plan du site ni moteur de recherche : c’est un seul système de navigation.',
  },
]

/** What was looked at, as the accessibility statement names it. */
export const assessedPages = [
  { text: 'Choix de l’espace', href: '/' },
  { text: 'Accueil des entreprises', href: '/entreprise' },
  { text: 'Présentation de l’organisme', href: '/qui-sommes-nous' },
  { text: 'Catalogue des entreprises', href: '/formations' },
  { text: 'Dispositif POEI', href: '/solutions/poei' },
  { text: 'Solutions d’apprentissage', href: '/solutions/apprentissage' },
  {
    text: 'Formations obligatoires en entreprise',
    href: '/solutions/formations-obligatoires',
  },
  { text: 'Contact des entreprises', href: '/contact' },
  {
    text: 'Mentions légales et politique de confidentialité',
    href: '/politique-de-confidentialite',
  },
  { text: 'Règlement intérieur des stagiaires', href: '/reglement-interieur' },
  {
    text: 'Conditions générales d’utilisation du site',
    href: '/conditions-generales-utilisation',
  },
  { text: 'Accueil des particuliers', href: '/particulier' },
  { text: 'Formations des particuliers', href: '/particulier/formations' },
  { text: 'Certifications des particuliers', href: '/particulier/certifications' },
  { text: 'Contact des particuliers', href: '/particulier/contact' },
  { text: 'Questions fréquentes des particuliers', href: '/particulier/faq' },
] as const

import { certification } from './certification.ts'
import { organisation } from './organisation.ts'
import { sampleMark } from './sample-mark.ts'

export const solutions = {
  label: 'Solutions',
  items: [
    {
      label: 'POEI',
      note: 'Former avant d’embaucher',
      href: '/solutions/poei',
      image: 'course-onboarding',
    },
    {
      label: 'Apprentissage',
      note: 'Transmettre un métier, en alternance ou en CDI',
      href: '/solutions/apprentissage',
      image: 'course-job-skills',
    },
    {
      label: 'Formations obligatoires',
      note: 'Sept formations pour travailler en sécurité',
      href: '/solutions/formations-obligatoires',
      image: 'course-safety',
    },
  ],
} as const

export const navigation = {
  skip: 'Aller au contenu',
  waiting: 'Chargement de la page',
  main: 'Navigation principale',
  mobile: 'Menu principal',
  logo: `${organisation.wordmark}, choix de l’espace`,
  switch: 'Changer d’espace',
  spaces: {
    company: { label: 'Entreprise', where: 'Espace Entreprise', href: '/entreprise' },
    individual: { label: 'Particulier', where: 'Espace Particulier', href: '/particulier' },
  },
  space: 'Espace',
  menu: { open: 'Menu', close: 'Fermer' },
  newTab: '(nouvel onglet)',
  company: [
    { label: 'Accueil', href: '/entreprise' },
    { label: 'Qui sommes nous ?', href: '/qui-sommes-nous' },
    solutions,
    { label: 'Nos formations', href: '/formations' },
    { label: 'Contact', href: '/contact' },
  ],
  individual: [
    { label: 'Accueil', href: '/particulier' },
    { label: 'Formations', href: '/particulier/formations' },
    { label: 'Certifications', href: '/particulier/certifications' },
    { label: 'Questions fréquentes', href: '/particulier/faq' },
    { label: 'Contact', href: '/particulier/contact' },
  ],
} as const

export const footer = {
  messaging: organisation.messaging.name,
  email: 'E-mail',
  socialNetwork: organisation.socialNetwork.name,
  legal: {
    title: 'Informations légales',
    links: [
      {
        label: 'Mentions légales et confidentialité',
        href: '/politique-de-confidentialite',
      },
      { label: 'Règlement intérieur', href: '/reglement-interieur' },
      {
        label: 'Conditions générales d’utilisation',
        href: '/conditions-generales-utilisation',
      },
    ],
  },
  /** The build refuses a state that is not the accessibility statement's. */
  accessibility: {
    label: 'Accessibilité : partiellement conforme',
    href: '/politique-de-confidentialite#accessibilite',
  },
  badge: certification.badge,
  certificate: certification.certificate,
  certification: certification.categories,
  registration: certification.registration,
  copyright: `${organisation.name}. Tous droits réservés.`,
  sample: sampleMark?.short ?? null,
  capital: `Société au capital de ${organisation.capital}`,
} as const

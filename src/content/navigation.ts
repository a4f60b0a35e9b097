import * as organisation from './organisation.ts'
import { pages } from './page-list.ts'
import { adjective } from './rgaa.ts'

export const solutions = {
  label: 'Solutions',
  items: pages.flatMap(({ path, menu }) =>
    menu?.list === 'solutions'
      ? { href: path, label: menu.label, note: menu.note, image: menu.image }
      : [],
  ),
}

const links = (list: string) =>
  pages.flatMap(({ path, menu }) =>
    menu?.list === list ? { href: path, label: menu.label } : [],
  )

/** The menu of the company space. The Solutions menu takes the position of its first page. */
const companyMenu = pages.flatMap(({ path, menu }) => {
  if (menu?.list === 'company') return { href: path, label: menu.label }
  return path === solutions.items[0]?.href ? solutions : []
})

export const navigation = {
  skip: 'Aller au contenu',
  waiting: 'Chargement de la page',
  main: 'Navigation principale',
  mobile: 'Menu principal',
  logo: organisation.logoLabel,
  switch: 'Changer d’espace',
  spaces: {
    company: { label: 'Entreprise', where: 'Espace Entreprise', href: '/entreprise' },
    individual: { label: 'Particulier', where: 'Espace Particulier', href: '/particulier' },
  },
  menu: { open: 'Menu', close: 'Fermer' },
  newTab: '(nouvel onglet)',
  company: companyMenu,
  individual: links('individual'),
} as const

export const footer = {
  email: 'E-mail',
  legal: { title: 'Informations légales', links: links('legal') },
  accessibility: {
    label: `Accessibilité\u00a0: ${adjective}`,
    href: '/politique-de-confidentialite#accessibilite',
  },
  copyright: organisation.copyright,
  legalForm:
    organisation.capital === null
      ? organisation.legalForm
      : `Société au capital de ${organisation.capital}`,
} as const

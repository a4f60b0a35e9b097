import type { AppView } from '#tests/machines/app.rules.ts'
import type { DropdownView } from '#tests/machines/dropdown.rules.ts'
import type { LayersView } from '#tests/machines/layers.rules.ts'
import type { MobileMenuView } from '#tests/machines/mobile-menu.rules.ts'
import { quoted, wordFor, type Labels, type Words, written } from 'statecharts'

const parts: Words = {
  contactForm: 'formulaire Entreprise',
  individualForm: 'formulaire Particulier',
  toastQueue: 'notifications',
  mobileMenu: 'menu mobile',
  dropdown: 'menu « Solutions »',
  chat: 'assistant',
  layers: 'ce qui est devant la page',
}

const reasons: Words = { network: 'connexion interrompue' }

const shown: Words = {
  messageSent: 'message envoyé',
  messageFailed: 'échec de l’envoi',
  individualForm: 'formulaire non fonctionnel',
  chatbot: 'assistant non fonctionnel',
}

const orders: Words = {
  'page.change': 'la page change',
  'menu.close': 'fermer',
  'menu.dismiss': 'fermer et rendre le focus',
  'chat.close': 'fermer',
  'toast.dismiss': 'fermer',
  'toast.show': 'montrer',
  'toast.withdraw': 'retirer',
}

/** `<part> <event> <notice>` in words. */
function orderText(told: string): string {
  const [part = '', order = '', notice] = told.split(' ')
  const what = notice === undefined ? '' : ` « ${wordFor(shown, notice)} »`
  return `${wordFor(parts, part)} : ${wordFor(orders, order)}${what}`
}

export const app: Labels<AppView> = {
  title: 'Site',
  start: 'Ouvrir la page /entreprise.',
  page: '/entreprise',
  payload: ({ reason, layer, hadFocus }): Words => ({
    ...(reason === undefined ? {} : { Raison: wordFor(reasons, reason) }),
    ...(layer === undefined ? {} : { Élément: wordFor(parts, layer) }),
    ...(hadFocus === undefined
      ? {}
      : { 'Avait le focus': hadFocus === true ? 'oui' : 'non' }),
  }),
  see: ({ told, reports, notice }) => ({
    'Dit aux parties du site': String(told.length),
    'Dit en dernier': told.map(orderText).at(-1) ?? 'rien',
    'Échecs écrits au journal': String(reports),
    Notification: notice === null ? 'aucune' : wordFor(shown, notice),
  }),
}

export const dropdown: Labels<DropdownView> = {
  title: 'Menu « Solutions »',
  start: 'Ouvrir la page /entreprise sur un grand écran, menu « Solutions » fermé.',
  page: '/entreprise',
  payload: ({ letter }): Words => (letter === undefined ? {} : { Lettre: written(letter) }),
  see: ({ isOpen, activeLabel, focusesOnButton }) => ({
    'Menu « Solutions »': isOpen ? 'ouvert' : 'fermé',
    'Lien sous le focus': activeLabel === null ? 'aucun' : quoted(activeLabel),
    'Retours du focus au bouton': String(focusesOnButton),
  }),
}

export const mobileMenu: Labels<MobileMenuView> = {
  title: 'Menu mobile',
  start: 'Ouvrir la page /entreprise sur un téléphone, menu fermé.',
  page: '/entreprise',
  see: ({ isOpen }) => ({ Menu: isOpen ? 'ouvert' : 'fermé' }),
}

export const layers: Labels<LayersView> = {
  title: 'Ce qui est devant la page',
  start: 'Ouvrir la page /entreprise.',
  page: '/entreprise',
  payload: ({ layer, within }): Words => ({
    ...(layer === undefined ? {} : { Élément: wordFor(parts, layer) }),
    ...(within === undefined
      ? {}
      : { 'A le focus': within === null ? 'rien de cela' : wordFor(parts, within) }),
  }),
  see: ({ dismissed }) => ({
    'Fermés par Échap':
      dismissed.length === 0
        ? 'aucun'
        : dismissed.map((part) => wordFor(parts, part.replace(' focus', ''))).join(', '),
  }),
}

import type { AppView } from '#tests/machines/app.rules.ts'
import type { DropdownView } from '#tests/machines/dropdown.rules.ts'
import type { MobileMenuView } from '#tests/machines/mobile-menu.rules.ts'
import { quoted, wordFor, type Labels, type Words, written } from 'statecharts'

const parts: Words = {
  contactForm: 'formulaire Entreprise',
  individualForm: 'formulaire Particulier',
  toastQueue: 'notifications',
  mobileMenu: 'menu mobile',
  dropdown: 'menu « Solutions »',
  chat: 'assistant',
}

const reasons: Words = { network: 'connexion interrompue' }

const shown: Words = {
  messageSent: 'message envoyé',
  messageFailed: 'échec de l’envoi',
  individualForm: 'formulaire non fonctionnel',
  chatbot: 'assistant non fonctionnel',
}

export const app: Labels<AppView> = {
  title: 'Site',
  start: 'Ouvrir la page /entreprise.',
  page: '/entreprise',
  payload: ({ reason }): Words =>
    reason === undefined ? {} : { Raison: wordFor(reasons, reason) },
  see: ({ told, reports, notice }) => ({
    'Échecs écrits au journal': String(reports),
    Notification: notice === null ? 'aucune' : wordFor(shown, notice),
    ...Object.fromEntries(
      Object.entries(told).map(([part, count]) => [
        `Changements de page dits à : ${wordFor(parts, part)}`,
        String(count),
      ]),
    ),
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

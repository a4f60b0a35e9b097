import { typeset } from '#facts/format/typeset.ts'

/** The texts for a message that is copied or sent by e-mail. The form also uses the labels. */
export const message = typeset({
  labels: {
    name: 'Nom et prénom',
    email: 'Adresse e-mail',
    company: 'Entreprise',
    phone: 'Téléphone',
    siret: 'SIRET',
    subject: 'Sujet',
    message: 'Votre message',
  },
  /** The subject of an e-mail whose author has not chosen one. */
  defaultSubject: 'Message envoyé depuis le site',
  /** The last line of an e-mail whose text is too long for a mailto link. */
  cut: '[La suite ne tient pas dans ce lien : copiez-la depuis la page du site.]',
  /** The same line if the page has a button that copies the text. */
  cutBesideCopy:
    '[La suite ne tient pas dans ce lien : sur la page, pressez « Copier le message », puis collez le texte ici.]',
  copy: 'Copier le message',
  copied: 'Message copié.',
  copyFailed: 'La copie est bloquée par le navigateur : sélectionnez le texte ci-dessous.',
} as const)

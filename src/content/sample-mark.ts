import * as organisation from './organisation.ts'

/** The notes that mark the organisation as fictitious, or `null` for a real organisation. */
export const sampleMark = organisation.sample
  ? {
      /** The note in the footer of each page, on the screen and in print. */
      short: 'Organisme fictif, données d’exemple',
      /** The note beside the button that sends a message. */
      form: {
        title: 'Site de démonstration.',
        text: 'L’organisme, l’adresse et les numéros sont fictifs : personne ne répondra à votre message.',
      },
    }
  : null

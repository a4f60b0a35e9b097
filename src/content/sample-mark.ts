import * as organisation from './organisation.ts'

/** The notes that mark a fictitious organisation; `null` once `sample` is false. */
export const sampleMark = organisation.sample
  ? {
      /** The note in the footer of each page. */
      short: 'Organisme fictif, données d’exemple',
      /** The note beside the button that sends a message. */
      form: {
        title: 'Site de démonstration.',
        text: 'Organisme, adresse et numéros sont des données d’exemple : personne ne répondra à votre message.',
      },
    }
  : null

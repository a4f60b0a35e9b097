import * as organisation from './organisation.ts'

/** What tells a visitor that nobody is behind this site; null once `sample` is false. */
export const sampleMark = organisation.sample
  ? {
      /** For the foot of each page. */
      short: 'Organisme fictif, données d’exemple',
      /** For the button that sends a message. */
      form: {
        title: 'Site de démonstration.',
        text: 'Organisme, adresse et numéros sont des données d’exemple : personne ne répondra à votre message.',
      },
    }
  : null

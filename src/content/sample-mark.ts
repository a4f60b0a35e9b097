import { organisation } from './organisation.ts'

type SampleMark = {
  /** For the foot of each page. */
  short: string
  /** For the button that sends a message. */
  form: { title: string; text: string }
}

/** What tells a visitor that nobody is behind this site; null once `sample` is false. */
export const sampleMark: SampleMark | null = organisation.sample
  ? {
      short: 'Organisme fictif, données d’exemple',
      form: {
        title: 'Site de démonstration.',
        text: 'Organisme, adresse et numéros sont des données d’exemple : personne ne répondra à votre message.',
      },
    }
  : null

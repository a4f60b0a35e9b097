import { contactForm } from './contact-form.ts'

type Subject = (typeof contactForm.fields.subject.options)[number]
type Topic = { subject: Subject; title?: string; note?: string }

/** The values of the URL parameter `sujet`. Each selects a subject. One with a `title` also adds a request. */
export const topics = {
  devis: { subject: 'Demande de devis' },
  'information-sur-une-formation': { subject: 'Information sur une formation' },
  'formation-sur-mesure': {
    subject: 'Formation sur mesure',
    title: 'Formation sur mesure',
    note: 'Durée et contenu à définir avec vous',
  },
  'session-obligatoire': {
    subject: 'Demande de devis',
    title: 'Session de formation obligatoire',
    note: 'Précisez la date, l’effectif et le lieu',
  },
  consultation: {
    subject: 'Autre',
    title: 'Consultation gratuite',
    note: 'Vos besoins et les financements possibles',
  },
  poei: {
    subject: 'Autre',
    title: 'Recrutement en POEI',
    note: 'Précisez le poste et la date d’arrivée',
  },
  autre: { subject: 'Autre' },
} as const satisfies Record<string, Topic>

/** Returns the URL of the contact form with a topic and, if `anchor` is given, with that course. */
export function askAddress(topic: keyof typeof topics, anchor?: string): string {
  const course = anchor === undefined ? '' : `&formation=${anchor}`
  return `/contact?sujet=${topic}${course}#formulaire`
}

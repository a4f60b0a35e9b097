import { typeset } from '#facts/format/typeset.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { contact } from './contact.ts'

export const head = {
  title: 'Contact pour les particuliers',
  description:
    'Une question sur une formation ou son financement ? Nos coordonnées, nos horaires et notre formulaire pour les particuliers.',
} as const

const [one, two, three, four] = contactForm.summary

export const individualContact = typeset({
  title: 'Écrivez-nous',
  lead: 'Une question sur une formation, un financement, un niveau ? Écrivez-nous par e-mail ou appelez-nous.',
  image: 'object-letter',
  details: contact.details,
  form: {
    title: 'Votre message',
    notYet: {
      title: 'Ce formulaire n’envoie rien pour l’instant',
      text: 'Ce que vous écrivez reste sur cette page. Pour une réponse, écrivez-nous ou appelez-nous :',
      email: 'Envoyer par e-mail',
    },
    required: contactForm.required,
    fields: {
      name: contactForm.fields.name,
      email: {
        label: 'Adresse e-mail',
        hint: 'Par exemple nom@domaine.example',
        errors: {
          missing: 'Indiquez votre adresse e-mail.',
          malformed:
            'Saisissez une adresse e-mail complète, par exemple nom@domaine.example.',
          accented: contactForm.fields.email.errors.accented,
        },
      },
      phone: contactForm.fields.phone,
      message: contactForm.fields.message,
    },
    summary: [one, two, three, four],
    submit: 'Envoyer',
    withoutScript:
      'Sans JavaScript, le bouton ouvre votre messagerie avec le texte de ce formulaire.',
    privacy: {
      ...contactForm.privacy,
      text: 'Cette page ne transmet rien de ce que vous écrivez : votre texte reste dans votre navigateur.',
    },
  },
} as const)

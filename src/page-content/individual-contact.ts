import { facts } from '#src/content/facts.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { contact } from './contact.ts'

const { fields, privacy, required, summary } = contactForm
const [one, two, three, four] = summary

export const { head, texts: individualContact } = pageTexts(
  facts['texts-individual-contact'],
  {
    details: contact.details,
    location: contact.location,
    form: {
      required,
      fields: {
        name: fields.name,
        email: { errors: { accented: fields.email.errors.accented } },
        phone: fields.phone,
        message: fields.message,
      },
      summary: [one, two, three, four],
      privacy: { link: privacy.link, href: privacy.href },
    },
  } as const,
)

import { facts } from '#src/content/facts.ts'
import { capitalized } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { companyQuestions } from './questions.ts'

const { access, accessMap, address, appointment, openings, phone, emailLink } = organisation

export { contactForm } from '#src/content/contact-form.ts'
export { requests } from '#src/model/requests.ts'

const record = facts['texts-contact']
const { onRequest, ...consultation } = record.consultation

export const { head, texts: contact } = pageTexts(
  { ...record, consultation },
  {
    details: {
      phone: { title: 'Téléphone', ...phone },
      email: { title: 'E-mail', ...emailLink },
      address: {
        title: 'Adresse',
        isRepeated: true,
        lines: [address.street, `${address.postcode} ${address.city}`],
      },
      hours: {
        title: 'Horaires',
        lines: openings.map(({ days, text }) => `${days} : ${text}`),
      },
    },
    location: {
      access,
      map: accessMap === null ? null : { image: 'access-map', alt: accessMap },
    },
    call: { text: `${capitalized(organisation.weekHours)}.` },
    faq: {
      other: { href: '/contact?sujet=autre#formulaire' },
      items: companyQuestions,
    },
    consultation: {
      text: appointment ? consultation.text : onRequest,
      link: appointment
        ? { label: 'Prendre rendez-vous', href: appointment.href, isNewTab: true }
        : {
            label: 'Demander une consultation',
            href: askAddress('consultation'),
            isNewTab: false,
          },
      brochure: 'Télécharger la brochure',
    },
  },
)

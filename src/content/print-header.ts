import { typeset } from '#facts/format/typeset.ts'
import { certification } from './certification.ts'
import { lowered } from './number-words.ts'
import * as organisation from './organisation.ts'
import { sampleMark } from './sample-mark.ts'

const { address, phone, email, legalForm, capital, siren } = organisation
const form = lowered(legalForm)
const status = capital === null ? form : `${form} au capital de ${capital}`
const company = `${organisation.name}, ${status}, SIREN ${siren}.`

/** The lines of the printed header and footer. */
export const printed = typeset({
  header: [
    `${address.street}, ${address.postcode} ${address.city}`,
    `${phone.text} · ${email}`,
  ],
  footer: [
    company,
    certification.registration,
    ...(sampleMark ? [`${sampleMark.short}.`] : []),
  ],
  from: 'Imprimé depuis',
} as const)

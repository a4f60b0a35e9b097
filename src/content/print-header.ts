import { typeset } from '#facts/format/typeset.ts'
import { certification } from './certification.ts'
import * as organisation from './organisation.ts'
import { sampleMark } from './sample-mark.ts'

const { address, phone, email, legalForm, capital, siren } = organisation
const company = `${organisation.name}, ${legalForm} au capital de ${capital}, SIREN ${siren}.`

/** The lines above and below each printed page. */
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

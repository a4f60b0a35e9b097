import brandFacts from '#facts/brand.json' with { type: 'json' }
import certificateFacts from '#facts/certificate.json' with { type: 'json' }
import facts from '#facts/identity.json' with { type: 'json' }
import processorFacts from '#facts/processors.json' with { type: 'json' }
import serviceFacts from '#facts/services.json' with { type: 'json' }
import { validUntil } from '#facts/format/days.ts'
import { phoneLink, sirenOf, vatOf } from '#facts/format/numbers.ts'
import {
  daysInWords,
  openingDays,
  openingInFigures,
  openingInWords,
  openingsOf,
} from '#facts/format/opening-hours.ts'
import { groupDigits, typeset } from '#facts/format/typeset.ts'
import { recordOf } from '#facts/schema/record.ts'
import { buildDay } from './build-day.ts'
import type { Validity } from './claim-labels.ts'
import { dayInWords } from './french-dates.ts'

// Separate exports let the bundler include only the facts that the site uses.
export const sample = facts.sample
export const name = typeset(facts.name)
/** The name preceded by « de » or « d’ »: « de Beaucordeau », « d’Atelier ». */
export const ofName = /^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`
export const wordmark = typeset(facts.wordmark)
export const slogan = typeset(brandFacts.slogan)
/** The name of the logo's file in `src/images`, without extension. */
export const logoName = brandFacts.logo
export const presentation = typeset(facts.presentation)
export const legalForm = typeset(facts.legalForm)
export const capital = typeset(facts.capital)
export const siren = groupDigits(sirenOf(facts.siret))
export const siret = groupDigits(facts.siret)
export const registry =
  facts.registry && groupDigits(`${typeset(facts.registry)} ${sirenOf(facts.siret)}`)
export const vat = facts.vat ? groupDigits(vatOf(facts.siret)) : null
export const activityCode = facts.activityCode
export const trainingNumber = groupDigits(facts.trainingNumber)
export const region = typeset(facts.region)
export const url = facts.url
export const address = typeset(facts.address)
export const accessMap = typeset(facts.accessMap)
export const access = typeset(facts.access)
/** Answers that apply to all courses for companies: who teaches, cancellation, payment. */
export const terms = facts.terms.length === 0 ? null : typeset(facts.terms)
/** The people whom clients can call. */
export const team =
  facts.team.length === 0
    ? null
    : facts.team.map((each) => ({ ...typeset(each), phone: phoneOf(each.phone) }))
export const phone = phoneOf(facts.phone)
export const email = facts.email
export const emailLink = emailOf(facts.email)
export const messaging = typeset(serviceFacts.messaging)
export const socialNetwork = typeset(serviceFacts.socialNetwork)
export const appointment = serviceFacts.appointment
const { week } = facts.openingHours
export const openings = openingsOf(facts.openingHours).map((opening) => ({
  ...opening,
  on: openingDays(opening),
  ...typeset(openingInFigures(opening)),
}))
/** The opening hours of the week in words: « du lundi au vendredi de 9 h à 18 h ». */
export const weekHours = typeset(openingInWords(week))
/** The opening hours for search results. If there is a lunch break, only the days are given. */
export const shortWeekHours = week.hours.length === 1 ? weekHours : daysInWords(week)
export const publicationDirector = typeset(facts.publicationDirector)
export const host = typeset(facts.host)
export const dataContact = facts.dataContact
export const disability = {
  name: typeset(facts.disability.name),
  phone: phoneOf(facts.disability.phone),
  email: emailOf(facts.disability.email),
}
export const reporting = typeset(facts.reporting)
export const complaints = typeset(facts.complaints)
export const mediator = typeset(facts.mediator)
/** The processor that receives the form's messages, with its transfer safeguard (GDPR, 13.1.f). */
export const forwardingService = typeset(recordOf(processorFacts, 'forwarding'))
/** Whether messages are transferred outside the European Union. */
export const isForwardedAbroad = forwardingService.safeguard !== null
const { file, from, until } = certificateFacts
export const certification = typeset({
  name: certificateFacts.name,
  certificate: certificateFacts.number,
  file:
    file === null ? null : { href: file, format: file.replace(/.*\./, '').toUpperCase() },
  certifier: certificateFacts.certifier,
  validFrom: from && dayInWords(from),
  validUntil: until && dayInWords(until),
  categories: certificateFacts.categories,
  sites: certificateFacts.sites,
})
export const processors = typeset(processorFacts)
/** The period of validity of the certificate. */
export const certificateValidity: Validity = {
  verified: null,
  until: validUntil(until, buildDay),
}
export const apprenticeshipCentre = facts.apprenticeshipCentre
export const apprenticeshipPartner = typeset(facts.apprenticeshipPartner)
export const approvals = typeset(facts.approvals)
export const legalTextsUpdated = dayInWords(facts.legalTextsUpdated)

function phoneOf(text: string) {
  return { text: typeset(text), href: phoneLink(text) }
}

function emailOf(address: string) {
  return { text: address, href: `mailto:${address}` }
}

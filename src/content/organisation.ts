import { validUntil } from '#facts/format/days.ts'
import {
  formatPhone,
  formatSiret,
  phoneLink,
  sirenOf,
  vatOf,
} from '#facts/format/numbers.ts'
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
import { facts } from './facts.ts'
import { dayInWords } from './french-dates.ts'
import { withA, withDe } from './number-words.ts'

const { certificate, identity } = facts

// Separate exports let the bundler include only the facts that the site uses.
export const sample = identity.sample
export const name = typeset(identity.name)
export const ofName = withDe(name)
export const toName = withA(name)
export const copyright = typeset(`${identity.name}. Tous droits réservés.`)
export const wordmark = typeset(identity.wordmark)
/** The accessible name of the link around the logo. */
export const logoLabel = typeset(`${identity.wordmark}, choix de l’espace`)
export const slogan = typeset(facts.brand.slogan)
/** The name of the logo's file in `src/images`, without extension; `null` if there is none. */
export const logoName = facts.brand.logo
export const presentation = typeset(identity.presentation)
export const legalForm = typeset(identity.legalForm)
export const capital = typeset(identity.capital)
export const siren = groupDigits(sirenOf(identity.siret))
export const siret = groupDigits(formatSiret(identity.siret))
export const registry =
  identity.registry &&
  typeset(groupDigits(`${identity.registry} ${sirenOf(identity.siret)}`))
export const vat = identity.vat ? groupDigits(vatOf(identity.siret)) : null
export const activityCode = identity.activityCode
export const trainingNumber = groupDigits(identity.trainingNumber)
export const region = typeset(identity.region)
export const url = identity.url
export const address = typeset(identity.address)
export const accessMap = typeset(identity.accessMap)
export const access = typeset(identity.access)
/** Terms that apply to all courses for companies, such as who teaches, cancellation and payment. */
export const terms = identity.terms.length === 0 ? null : typeset(identity.terms)
/** The people whom clients can call. */
export const team =
  identity.team.length === 0
    ? null
    : identity.team.map((each) => ({ ...typeset(each), phone: phoneOf(each.phone) }))
export const phone = phoneOf(identity.phone)
export const email = identity.email
export const emailLink = emailOf(identity.email)
export const messaging = typeset(facts.services.messaging)
export const socialNetwork = typeset(facts.services.socialNetwork)
export const appointment = facts.services.appointment
const { week } = identity.openingHours
export const openings = openingsOf(identity.openingHours).map((opening) => ({
  ...opening,
  on: openingDays(opening),
  ...typeset(openingInFigures(opening)),
}))
/** The opening hours of the week in words: « du lundi au vendredi de 9 h à 18 h ». */
export const weekHours = typeset(openingInWords(week))
/** The opening hours for search results. If there is a lunch break, only the days are given. */
export const shortWeekHours = week.hours.length === 1 ? weekHours : daysInWords(week)
export const publicationDirector = typeset(identity.publicationDirector)
export const host = typeset(identity.host)
export const dataContact = identity.dataContact
export const disability = {
  title: 'Référent handicap',
  ...typeset(identity.disability),
  phone: phoneOf(identity.disability.phone),
  email: emailOf(identity.disability.email),
}
export const reporting = typeset(identity.reporting)
export const complaints = typeset(identity.complaints)
export const mediator = typeset(identity.mediator)
/** The data processor that receives the form's messages. */
export const forwardingService = typeset(recordOf(facts.processors, 'forwarding'))
/** Whether messages are transferred outside the European Union. */
export const isForwardedAbroad = forwardingService.safeguard !== null
const { file, from, until } = certificate
export const certification = typeset({
  name: certificate.name,
  certificate: certificate.number,
  file:
    file === null ? null : { href: file, format: file.replace(/.*\./, '').toUpperCase() },
  certifier: certificate.certifier,
  validFrom: from && dayInWords(from),
  validUntil: until && dayInWords(until),
  categories: certificate.categories,
  scope: `La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes : ${certificate.categories.join(', ')}.`,
  sites: certificate.sites,
})
export const processors = typeset(facts.processors)
export const certificateValidity: Validity = {
  verified: null,
  until: validUntil(until, buildDay),
}
export const apprenticeshipCentre = identity.apprenticeshipCentre
export const apprenticeshipPartner = typeset(identity.apprenticeshipPartner)
export const approvals = typeset(identity.approvals)
export const legalTextsUpdated = dayInWords(identity.legalTextsUpdated)

function phoneOf(text: string) {
  return { text: typeset(formatPhone(text)), href: phoneLink(text) }
}

function emailOf(address: string) {
  return { text: address, href: `mailto:${address}` }
}

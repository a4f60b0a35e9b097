import { nationalDigits } from '#facts/format/numbers.ts'

/** The prefixes of telephone numbers that the regulator (Arcep) reserves for works of fiction. */
const fictionalPhonePrefixes = ['019900', '026191', '035301', '046571', '053649', '063998']

/** Whether a phone number is reserved for fiction. It may be part of a `tel:` or WhatsApp URL. */
export function isFictionalPhone(text: string): boolean {
  const national = nationalDigits(text) ?? ''
  return fictionalPhonePrefixes.some((range) => national.startsWith(range))
}

/** Whether the domain of a URL or e-mail address is reserved by RFC 2606, such as `.example`. */
export function isReservedHost(address: string): boolean {
  const host =
    /^(?:https?:\/\/|mailto:)?(?:[^/@\s]*@)?([^/:?#\s]+)/.exec(address)?.[1] ?? ''
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host)
}

/** Whether a text looks like sample data, such as « exemple », a reserved number or many zeros. */
export function isSampleText(text: string): boolean {
  return (
    /ex[ea]mple|à confirmer|beaucordeau/i.test(text) ||
    isFictionalPhone(text) ||
    isReservedHost(text) ||
    /^\D{0,4}0{5}/.test(text.replaceAll(/\s/g, ''))
  )
}

/** Fields of the identity whose invalid or sample values are errors for a real organisation. */
export const requiredFields: readonly string[] = ['siret', 'trainingNumber', 'url', 'host']

/** Returns a French sentence that says how to correct a value. `field` is a field of the identity, or ''. */
export const remedyFor = (field: string) =>
  remedies[field] ?? 'Remplacez cette valeur par la vôtre.'

const remedies: Readonly<Partial<Record<string, string>>> = {
  siret: 'Recopiez-le de votre avis de situation Sirene (avis-situation-sirene.insee.fr).',
  trainingNumber: 'Recopiez-le du récépissé de déclaration d’activité remis par la DREETS.',
  url: 'Écrivez l’adresse à laquelle le site est publié.',
  host: 'Écrivez le nom, l’adresse et le téléphone de votre hébergeur : la loi les demande.',
  phone: 'Écrivez votre numéro.',
  address: 'Écrivez l’adresse du siège.',
}

import { nationalDigits } from '#facts/format/numbers.ts'

/** The prefixes of telephone numbers that the regulator (Arcep) reserves for works of fiction. */
const fictionalPhonePrefixes = ['019900', '026191', '035301', '046571', '053649', '063998']

/** Accepts a number as displayed, in a `tel:` link or in a WhatsApp link. */
export function isFictionalPhone(text: string): boolean {
  const national = nationalDigits(text) ?? ''
  return fictionalPhonePrefixes.some((range) => national.startsWith(range))
}

/** Whether a URL or e-mail address is at a domain that RFC 2606 reserves for examples. */
export function isReservedHost(address: string): boolean {
  const host =
    /^(?:https?:\/\/|mailto:)?(?:[^/@\s]*@)?([^/:?#\s]+)/.exec(address)?.[1] ?? ''
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host)
}

/** Whether a text still contains a sample value, which no real organisation has. */
export function isSampleText(text: string): boolean {
  return (
    /ex[ea]mple|à confirmer|beaucordeau/i.test(text) ||
    isFictionalPhone(text) ||
    isReservedHost(text) ||
    /^\D{0,4}0{5}/.test(text.replaceAll(/\s/g, ''))
  )
}

/** Fields of the identity without which the record of a real organisation cannot be saved. */
export const requiredFields: readonly string[] = ['siret', 'trainingNumber', 'url', 'host']

/** Returns how to replace a sample value in a field of the identity. */
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

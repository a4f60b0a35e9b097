import type { Fault } from './faults.ts'

/** The faults that the page offers, by the name its form sends. */
export const faultPresets: ReadonlyMap<string, { label: string; fault: Fault }> = new Map([
  ['refus', { label: 'Refuser le message (400)', fault: { status: 400 } }],
  ['taille', { label: 'Refuser, message trop long (413)', fault: { status: 413 } }],
  ['cadence', { label: 'Refuser, trop de demandes (429)', fault: { status: 429 } }],
  ['panne', { label: 'Service en panne (500)', fault: { status: 500 } }],
  ['portail', { label: 'Page HTML d’un portail Wi-Fi (200)', fault: { html: true } }],
  ['lenteur', { label: 'Accepter, mais après 5 secondes', fault: { delay: 5000 } }],
  ['silence', { label: 'Ne jamais répondre', fault: { hang: true } }],
  ['moitie', { label: 'En-têtes, puis plus rien', fault: { headersThenHang: true } }],
  ['coupure', { label: 'Couper la connexion', fault: { cut: true } }],
])

/** A fault in words: its preset's, or its JSON when no preset is like it. */
export function describeFault({ times, ...fault }: Fault): string {
  const json = JSON.stringify(fault)
  const presets = [...faultPresets.values()]
  const words = presets.find((preset) => JSON.stringify(preset.fault) === json)?.label
  const left = times === undefined ? '' : `, ${times} fois encore`
  return `${words ?? json}${left}`
}

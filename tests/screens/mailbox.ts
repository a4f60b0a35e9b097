import { phrase, type Phrase } from 'statecharts'
import { faultPresets } from '#tools/mailbox/mailbox.ts'
import { siteSentences } from './sentences.ts'

export const siteIsServed =
  '« npm start » est lancé : le site est à l’adresse http://localhost:4173.'
export const desktopSetup = [siteIsServed, 'La fenêtre est large de 1440 pixels.'] as const

export const mailboxEmpty =
  'La boîte aux lettres (http://localhost:4174) est ouverte dans une autre fenêtre, sans message (sinon, « Tout supprimer ») et sans panne (sinon, « Arrêter la panne »).'

/** Maps outcomes of sending to fault presets of the mailbox. With `silence`, no response arrives. */
const presets: Readonly<Record<string, string>> = {
  rejected: 'refus',
  tooLarge: 'taille',
  tooMany: 'cadence',
  server: 'panne',
  unexpected: 'portail',
  silence: 'silence',
  network: 'coupure',
}

/** Returns the tester's instructions for causing this send failure with the mailbox. */
export function causeFailure(outcome: string): readonly Phrase[] {
  const label = faultPresets.get(presets[outcome] ?? '')?.label
  if (label === undefined) throw new Error(`no fault causes ${outcome}`)
  return [phrase(siteSentences.fail, label), phrase(siteSentences.failing, label)]
}

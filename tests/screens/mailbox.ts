import { say, type Saying } from 'statecharts'
import { faultPresets } from '#tools/mailbox/mailbox.ts'
import { siteSentences } from './sentences.ts'

/** What every script begins with. */
export const served =
  '« npm start » est lancé : le site est à l’adresse http://localhost:4173.'
export const desk = [served, 'La fenêtre est large de 1440 pixels.'] as const

export const mailboxEmpty =
  'La boîte aux lettres (http://localhost:4174) est ouverte dans une autre fenêtre, sans message (sinon, « Tout supprimer ») et sans panne (sinon, « Arrêter la panne »).'

/** By the preset of the mailbox, the outcome that it causes. */
const causes: Readonly<Record<string, string>> = {
  refus: 'rejected',
  taille: 'tooLarge',
  cadence: 'tooMany',
  panne: 'server',
  portail: 'unexpected',
  silence: 'silence',
  coupure: 'network',
}

/** How the mailbox is told to cause an outcome. */
export function failing(outcome: string): readonly Saying[] {
  const preset = [...faultPresets].find(([name]) => causes[name] === outcome)
  if (!preset) throw new Error(`no fault causes ${outcome}`)
  const { label } = preset[1]
  return [say(siteSentences.fail, label), say(siteSentences.failing, label)]
}

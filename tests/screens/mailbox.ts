import type { Saying, World } from 'statecharts'
import { faultPresets } from '#tools/mailbox/mailbox.ts'
import { failOnce } from './sentences.ts'

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
const outcomes = new Map(
  [...faultPresets].map(([name, { label }]) => [label, causes[name] ?? name]),
)

/** How the mailbox is told to cause an outcome. */
export function failing(outcome: string): readonly Saying[] {
  const [label] = [...outcomes].find(([, cause]) => cause === outcome) ?? []
  if (label === undefined) throw new Error(`no fault causes ${outcome}`)
  return failOnce(label)
}

/** Answers what has just left as the mailbox was told to, or as the lost connection does. */
export async function answerAsArranged({ user, notes }: World): Promise<void> {
  const sent = (await user.messages()).length
  if (sent <= Number(notes.get('answered') ?? 0)) return
  notes.set('answered', String(sent))
  const fault = notes.get('fault')
  const outcome = notes.has('isOffline')
    ? 'offline'
    : fault === undefined
      ? 'accepted'
      : (outcomes.get(fault) ?? fault)
  notes.delete('fault')
  if (outcome === 'silence') return
  await user.answer(outcome)
  if (outcome === 'accepted')
    notes.set('received', String(Number(notes.get('received') ?? 0) + 1))
}

import type { BookRecord, Judgement } from '../record.ts'
import { Icon, type IconName } from './icon.tsx'
import { dayInWords } from './words.ts'

type State = 'current' | 'due' | 'sample' | 'expired' | 'wrong'

const icons: Readonly<Record<State, IconName>> = {
  current: 'check',
  due: 'clock',
  sample: 'info',
  expired: 'alert',
  wrong: 'alert',
}

/** A state is always a sign, a word and a shape; the colour comes in addition. */
export function StateMark({ record }: { record: BookRecord }) {
  const { state, words } = stateOf(record)
  return (
    <span className={`mark mark-${state}`}>
      <Icon name={icons[state]} />
      <span>{words}</span>
    </span>
  )
}

function stateOf({ judgements }: BookRecord): { state: State; words: string } {
  const at = (level: Judgement['level']) =>
    judgements
      .filter((each) => each.level === level)
      .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))[0]
  const [wrong, past, due, sample] = [at('error'), at('past'), at('due'), at('sample')]
  if (wrong) return { state: 'wrong', words: 'À corriger' }
  if (past) return { state: 'expired', words: dated('Expiré', past) }
  if (due) return { state: 'due', words: dated('Dû', due) }
  if (sample) return { state: 'sample', words: 'Exemple' }
  return { state: 'current', words: 'À jour' }
}

function dated(word: string, { date }: Judgement) {
  return date === undefined ? word : `${word} le ${dayInWords(date)}`
}

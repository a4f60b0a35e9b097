import type { Cells, Saying } from './sentence.ts'
import { sentences } from './sentences.ts'

/** One numbered step of a script: what is done, and what is seen then. */
export type Row = {
  readonly gesture: Saying
  readonly expected: readonly Saying[]
  /** Seconds within which it has to be done; undefined when nothing runs out. */
  readonly within?: number
}

/** Gestures as rows, each with the sightings that follow it. */
export function rowsOf(sayings: readonly Saying[]): readonly Row[] {
  const rows: Row[] = []
  for (const saying of sayings) {
    const last = rows.at(-1)
    if (saying.sentence.kind === 'gesture') rows.push({ gesture: saying, expected: [] })
    else if (last) rows[rows.length - 1] = { ...last, expected: [...last.expected, saying] }
  }
  return rows
}

type Seen = Readonly<Record<string, Saying>>

/** What has come and what has gone from one moment to the next; what came anew is still there. */
export function changesSeen(before: Seen, after: Seen): readonly Saying[] {
  const stays = new Set(Object.values(after).map(textOf))
  const gone = Object.entries(before).flatMap(([key, saying]) => {
    const { sentence, values } = saying
    return key in after || stays.has(textOf(saying)) || sentence.over === undefined
      ? []
      : [{ sentence: sentence.over, values: values.slice(0, 1) }]
  })
  const come = Object.entries(after).flatMap(([key, saying]) => {
    const isKept = saying.sentence.isMoment === true && key in before
    return isKept || textOf(before[key]) === textOf(saying) ? [] : [saying]
  })
  return [...gone, ...come]
}

/** Fields that are filled in one after the other become one row, as do those that are read. */
export function compact(rows: readonly Row[]): readonly Row[] {
  const short: Row[] = []
  for (const row of rows) {
    const told = { ...row, expected: withoutEcho(row) }
    const last = short.at(-1)
    const joined = last && joinedWith(last, told)
    if (joined) short[short.length - 1] = joined
    else short.push(told)
  }
  return short.map((row) => ({
    ...row,
    gesture: asTable(row.gesture),
    expected: together(row.expected),
  }))
}

function textOf(saying: Saying | undefined): string {
  return saying === undefined
    ? ''
    : JSON.stringify([saying.sentence.instruction, saying.values, saying.cells])
}

/** Cells of a gesture that fills fields in; undefined for any other. */
function filledBy({ sentence, values, cells }: Saying): Cells | undefined {
  if (sentence === sentences.fill) return cells
  const isWriting = sentence === sentences.write || sentence === sentences.choose
  const [text, name] = values
  return isWriting && text !== undefined && name !== undefined ? [[name, text]] : undefined
}

/** That a field holds what was written in it goes without saying. */
function withoutEcho({ gesture, expected }: Row): readonly Saying[] {
  const emptied = gesture.sentence === sentences.clear ? gesture.values[0] : undefined
  const cells = emptied === undefined ? (filledBy(gesture) ?? []) : [[emptied, ''] as const]
  return expected.filter(
    ({ sentence, values: [name, text] }) =>
      sentence !== sentences.holds ||
      !cells.some(([field, given]) => field === name && given === text),
  )
}

function joinedWith(last: Row, row: Row): Row | undefined {
  const [before, added] = [filledBy(last.gesture), filledBy(row.gesture)]
  if (!before || !added) return undefined
  if (!last.expected.every(({ sentence }) => sentence === sentences.holds)) return undefined
  if (before.some(([name]) => added.some(([other]) => other === name))) return undefined
  const gesture = { sentence: sentences.fill, values: [], cells: [...before, ...added] }
  return { ...last, gesture, expected: [...last.expected, ...row.expected] }
}

/** No text between quotes has two lines: a table takes it. */
function asTable(gesture: Saying): Saying {
  const cells = filledBy(gesture)
  if (!cells?.some(([, text]) => text.includes('\n'))) return gesture
  return { sentence: sentences.fill, values: [], cells }
}

function together(expected: readonly Saying[]): readonly Saying[] {
  const cells = expected.flatMap(({ sentence, values: [name = '', text = ''] }) =>
    sentence === sentences.holds ? [[name, text] as const] : [],
  )
  const isShort = cells.every(([, text]) => text !== '' && !text.includes('\n'))
  if (cells.length < 2 && isShort) return expected
  return [
    ...expected.filter(({ sentence }) => sentence !== sentences.holds),
    { sentence: sentences.holdAll, values: [], cells },
  ]
}

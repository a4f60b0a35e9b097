import type { Judgement, Level } from '#facts/rule.ts'
import { punctuate } from '#facts/typeset.ts'

/** What the build tells the owner, a frame each: what is an example, what is due, what to look at. */
export function notices(judged: readonly Judgement[]): string[][] {
  return [samples(judged), due(judged), remarks(judged)].filter(({ length }) => length > 0)
}

/** The fields of each record, then the records that are examples all through. */
function samples(judged: readonly Judgement[]) {
  const found = ofLevels(judged, ['sample'])
  const fields = found.filter(({ field }) => field !== '')
  const whole = found.filter(({ field, kind }) => field === '' && kind !== 'identity')
  const ofFields = [...Map.groupBy(fields, ({ record }) => record)].flatMap(
    ([record, own]) => wrap(`${record} : ${own.map(({ field }) => field).join(', ')}`),
  )
  const records = [...new Set(whole.map(({ record }) => record))].join(', ')
  return frame(
    `CE SITE MONTRE ENCORE DES EXEMPLES (${found.length})`,
    [...ofFields, ...(records === '' ? [] : wrap(`En entier : ${records}`))],
    'Remplacez-les : npm run edit dit pour chacun quoi écrire.',
  )
}

function due(judged: readonly Judgement[]) {
  const past = ofLevels(judged, ['past'])
  const coming = ofLevels(judged, ['due'])
  return frame(
    `PASSÉ (${past.length}), BIENTÔT DÛ (${coming.length})`,
    [...past, ...coming].flatMap(told),
    'Où c’est montré, et un fichier pour l’agenda : npm run due. Pour changer un fait : npm run edit.',
  )
}

function remarks(judged: readonly Judgement[]) {
  const found = ofLevels(judged, ['remark'])
  return frame(
    `À REGARDER (${found.length})`,
    found.flatMap(told),
    'Pour changer un fait : npm run edit.',
  )
}

/** Empty where there is nothing to tell. */
function frame(title: string, lines: readonly string[], help: string) {
  if (lines.length === 0) return []
  const all = [`ATTENTION : ${title}.`, '', ...lines, '', help]
  return all.map((line) => punctuate(line))
}

function ofLevels(judged: readonly Judgement[], levels: readonly Level[]) {
  return judged.filter(({ level }) => levels.includes(level))
}

function told({ action, text }: Judgement) {
  return wrap(`${text} ${action}`)
}

/** Words on as few lines as hold them, those after the first indented. */
function wrap(text: string, width = 90) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width)
      lines.push(lines.length === 0 ? word : `  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

import type { Item, OwnerConfig } from './config.ts'

export type ShownItem = Item & { readonly shown: readonly string[] }

const groups = [
  { level: 'error', title: 'À CORRIGER : le site ne peut pas être construit' },
  { level: 'past', title: 'PASSÉ' },
  { level: 'due', title: 'BIENTÔT DÛ' },
  { level: 'remark', title: 'À REGARDER' },
] as const

/** What asks for the owner's hand, in the order of its haste; what is still sample is counted. */
export function dueText(
  items: readonly ShownItem[],
  { day, dayInWords }: Pick<OwnerConfig, 'day' | 'dayInWords'>,
): string {
  const samples = items.filter(({ level }) => level === 'sample').length
  const sections = groups.flatMap(({ level, title }) => {
    const own = items.filter((item) => item.level === level).toSorted(bySoonest)
    return own.length === 0
      ? []
      : [`${title} (${own.length})`, ...own.map((item) => entry(item, dayInWords)), '']
  })
  const hasNone = sections.length === 0
  return [
    `Ce qui attend votre main, au ${dayInWords(day)}.`,
    '',
    ...(hasNone ? ['Aucune échéance n’approche, aucune date n’est passée.', ''] : sections),
    ...(samples === 0
      ? []
      : [
          `Encore des exemples : ${samples} valeurs, que npm run build nomme une par une.`,
          '',
        ]),
    'Pour changer un fait : npm run edit. Pour un agenda : npm run due -- --ics echeances.ics',
  ].join('\n')
}

function entry(item: ShownItem, dayInWords: OwnerConfig['dayInWords']) {
  const { action, date, shown, stops, text, verified } = item
  const dates = [
    ...(verified === undefined ? [] : [`vérifié le ${dayInWords(verified)}`]),
    ...(date === undefined ? [] : [`échéance le ${dayInWords(date)}`]),
    ...(stops && item.level === 'past' ? ['le site ne se construit plus'] : []),
  ].join(', ')
  return [
    `  • ${text}`,
    ...(dates === '' ? [] : [`    Dates : ${dates}.`]),
    `    Montré : ${shown.length === 0 ? 'sur aucune page' : shown.join(', ')}.`,
    `    À faire : ${action}`,
  ].join('\n')
}

function bySoonest(one: ShownItem, other: ShownItem) {
  return (one.date ?? '9999').localeCompare(other.date ?? '9999')
}

import type { Indicator, OwnerConfig, Proof } from './config.ts'

type Find = (traces: readonly string[]) => readonly string[]

/** One page, indicator by indicator: what proves it and where, what is missing, and dates. */
export function auditText(
  indicators: readonly Indicator[],
  find: Find,
  { day, dayInWords, name }: Pick<OwnerConfig, 'day' | 'dayInWords' | 'name'>,
): string {
  const judged = indicators.map((indicator) => sectionOf(indicator, find, dayInWords))
  const open = judged.filter(({ isOpen }) => isOpen).length
  return [
    `${name} : ce que le site prouve du référentiel national qualité, au ${dayInWords(day)}.`,
    open === 0
      ? 'Rien ne manque de ce qui doit être public.'
      : `Il manque quelque chose à ${open} indicateur${open === 1 ? '' : 's'} sur ${indicators.length}.`,
    '',
    ...judged.map(({ text }) => text),
    '',
    'Le site ne prouve que ce qui doit être public : l’auditeur demandera aussi vos dossiers.',
  ].join('\n')
}

function sectionOf(
  { exempt, name, proofs, title }: Indicator,
  find: Find,
  dayInWords: OwnerConfig['dayInWords'],
) {
  if (exempt !== null)
    return { isOpen: false, text: `– ${name}, ${title} : sans objet, ${exempt}.` }
  const lines = proofs.map((proof) => lineOf(proof, find(proof.traces), dayInWords))
  const isOpen = lines.some(({ isMissing }) => isMissing)
  return {
    isOpen,
    text: [
      `${isOpen ? '✗' : '✓'} ${name}, ${title}`,
      ...lines.map(({ text }) => text),
    ].join('\n'),
  }
}

function lineOf(
  { date, missing, what }: Proof,
  addresses: readonly string[],
  dayInWords: OwnerConfig['dayInWords'],
) {
  const places = pagesOf(addresses)
  const dated = date === undefined ? '' : `, ${dayInWords(date)}`
  const where = places.length === 0 ? 'sur aucune page' : places.join(', ')
  const lacks = [
    ...(places.length === 0 ? ['aucune page ne le montre'] : []),
    ...(missing === null ? [] : [missing]),
  ].join(' ; ')
  const text = [
    `    ${what}${dated} : ${where}`,
    ...(lacks === '' ? [] : [`      manque : ${lacks}.`]),
  ].join('\n')
  return { isMissing: lacks !== '', text }
}

/** What every page shows is not told page by page, and one anchor of a page is enough. */
function pagesOf(addresses: readonly string[]) {
  const byPage = new Map(
    addresses.map((address) => [address.split('#', 1).join(), address]),
  )
  return byPage.size > most ? [`${byPage.size} pages`] : [...byPage.values()]
}

const most = 5

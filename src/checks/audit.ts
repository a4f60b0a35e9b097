/** `npm run audit:qualiopi`: what the site proves to an auditor, and what is missing. */
import { dayInWords } from '#facts/days.ts'
import { buildDay } from '#src/content/build-day.ts'
import { type Finder, readOwner, runOwnerCommand, UsageError } from './owner-command.ts'
import { type Indicator, indicatorsOf } from './qualiopi.ts'

/** Addresses that are told one by one. */
const most = 5

/** One page, indicator by indicator: what proves it and where, what is missing, and dates. */
function auditText(name: string, indicators: readonly Indicator[], find: Finder) {
  const sections = indicators.map((indicator) => sectionOf(indicator, find))
  const open = sections.filter((section) => section.startsWith('✗')).length
  return [
    `${name} : ce que le site prouve du référentiel national qualité, au ${dayInWords(buildDay)}.`,
    open === 0
      ? 'Rien ne manque de ce qui doit être public.'
      : `Il manque quelque chose à ${open} indicateur${open === 1 ? '' : 's'} sur ${sections.length}.`,
    '',
    ...sections,
    '',
    'Le site ne prouve que ce qui doit être public : l’auditeur demandera aussi vos dossiers.',
  ].join('\n')
}

function sectionOf({ exempt, name, proofs, title }: Indicator, find: Finder) {
  if (exempt !== null) return `– ${name}, ${title} : sans objet, ${exempt}.`
  let isOpen = false
  const lines = proofs.flatMap(({ date, missing, traces, what }) => {
    const places = pagesOf(find(traces))
    const lacks = [
      ...(places ? [] : ['aucune page ne le montre']),
      ...(missing ? [missing] : []),
    ]
    const dated = date === undefined ? '' : `, ${dayInWords(date)}`
    const line = `    ${what}${dated} : ${places || 'sur aucune page'}`
    if (lacks.length === 0) return [line]
    isOpen = true
    return [line, `      manque : ${lacks.join(' ; ')}.`]
  })
  return [`${isOpen ? '✗' : '✓'} ${name}, ${title}`, ...lines].join('\n')
}

/** What every page shows is not told page by page, and one anchor of a page is enough. */
function pagesOf(addresses: readonly string[]) {
  const byPage = new Map(addresses.map((address) => [address.replace(/#.*/, ''), address]))
  return byPage.size > most ? `${byPage.size} pages` : [...byPage.values()].join(', ')
}

if (import.meta.main)
  await runOwnerCommand(async () => {
    const [first] = process.argv.slice(2)
    if (first !== undefined)
      throw new UsageError(
        `« ${first} » est de trop : npm run audit:qualiopi ne prend aucun paramètre.`,
      )
    const { facts, find, judge, organisation } = await readOwner()
    const indicators = indicatorsOf({ facts, judgements: judge() })
    console.log(auditText(organisation.name, indicators, find))
    return 0
  })

/** `npm run audit:qualiopi` lists the evidence on the site for an auditor, and missing evidence. */
import { dayInWords, earliest } from '#facts/format/days.ts'
import type { Facts, FactFileName } from '#facts/schema/fact-files.ts'
import { filesLeftOut } from '#facts/schema/optional-pages.ts'
import type { RecordIssue } from '#facts/validation/issue.ts'
import { buildDay } from '#src/content/build-day.ts'
import { type Finder, loadSite, runOwnerCommand, UsageError } from './owner-command.ts'

/**
 * Creates a piece of evidence that must be public.
 * @param terms texts and `#` anchors by which pages with the evidence are found
 * @param missing a description of the missing part, or `null`
 * @param date the ISO date of the earliest update or verification, or of the certificate's end
 */
const proof = (
  label: string,
  terms: readonly string[],
  missing: string | null = null,
  date: string | null = null,
) => ({ label, terms, missing, date })

/** @param exempt the reason why the indicator does not apply, or '' if it applies */
const indicator = (
  title: string,
  proofs: readonly ReturnType<typeof proof>[],
  exempt = '',
) => ({ title, proofs, exempt })

const offers = [
  ['courses', 'Programmes du catalogue'],
  ['mandatory-trainings', 'Programmes des formations obligatoires'],
  ['individual-trainings', 'Formations des particuliers'],
  ['apprenticeship', 'Programme de l’apprentissage'],
] as const

/** Returns the indicators that concern a website, numbered as in decree 2026-728, and two other legal duties. */
function indicatorsOf(facts: Facts, issues: readonly RecordIssue[]) {
  const { certificate, claims, figures, identity } = facts
  const issuesAbout = (wanted: FactFileName | 'any', field?: string) =>
    summarize(
      issues.filter(
        ({ kind, path }) =>
          (wanted === 'any' || kind === wanted) && (!field || path[0] === field),
      ),
    )
  const { complaints, reporting } = identity
  const leftOut = filesLeftOut(facts)
  const courses = offers.map(([kind, label]) => {
    const own = leftOut.includes(kind) ? [] : [facts[kind]].flat()
    return { kind, label, own }
  })
  const certifications = courses.flatMap(({ own }) =>
    own.flatMap(({ certification }) => certification ?? []),
  )
  const uncertified =
    certifications.length === 0
      ? 'aucune formation ne prépare à une certification enregistrée'
      : ''
  const noApprentices =
    identity.apprenticeshipCentre === null
      ? 'l’organisme n’est pas un centre de formation d’apprentis'
      : ''
  const rules = identity.legalTextsUpdated
  const disability = proof(
    `Référent handicap (${identity.disability.name})`,
    [identity.disability.email],
    issuesAbout('identity', 'disability'),
  )
  const remote = proof(
    'Règles et assistance des formations à distance',
    ['#annexe-a', '#a-distance', '#distance'],
    null,
    rules,
  )
  return [
    indicator('Indicateur 1, Information du public sur chaque offre', [
      ...courses
        .filter(({ own }) => own.length > 0)
        .map(({ kind, label, own }) =>
          proof(
            `${label} (${own.length})`,
            own.slice(0, 1).map(({ title }) => title),
            summarize(
              issues.filter(
                (each) =>
                  each.kind === kind && ['remark', 'past', 'sample'].includes(each.level),
              ),
            ),
            earliest(own.map(({ updated }) => updated)),
          ),
        ),
      proof(
        `Promesses, chacune avec sa condition (${claims.length})`,
        claims.map(({ anchor }) => `#${anchor}`),
        issuesAbout('claims'),
        earliest(claims.map(({ verified }) => verified)),
      ),
    ]),
    indicator('Indicateur 2, Résultats, et comment ils sont calculés', [
      proof(
        `Chiffres affichés (${figures.length})`,
        figures.map(({ value, label }) => value + label),
        issuesAbout('figures', 'method'),
      ),
    ]),
    indicator(
      'Indicateur 3, Certifications : taux de réussite et de présentation, blocs, suites',
      [
        proof(
          'Codes et intitulés exacts',
          certifications.map(({ code }) => code),
          'le taux de réussite et le taux de présentation de chaque certification',
        ),
      ],
      uncertified,
    ),
    indicator('Indicateur 8, Prérequis et positionnement', [
      proof(
        'Prérequis de chaque formation',
        ['Prérequis'],
        issuesAbout('any', 'prerequisites'),
      ),
      proof('Positionnement à l’entrée', ['#niveau']),
    ]),
    indicator('Indicateur 9, Conditions de déroulement', [
      proof('Règlement intérieur', ['L6352-3'], null, rules),
      proof('Mentions légales et confidentialité', [identity.siret], null, rules),
      disability,
      remote,
    ]),
    indicator(
      'Indicateur 12, Engagement des stagiaires, prévention des violences et des discriminations',
      [
        proof(
          `À qui signaler (${reporting.name}), et sous quels délais`,
          [reporting.email],
          issuesAbout('identity', 'reporting'),
          rules,
        ),
      ],
    ),
    indicator(
      'Indicateur 16, Conditions de présentation à la certification',
      [proof('Conditions de l’examen', ['#attestation'])],
      uncertified,
    ),
    indicator('Indicateur 19, Suivi à distance', [remote]),
    indicator(
      'Indicateur 20, Apprentissage : référents et conseil de perfectionnement',
      [
        {
          ...disability,
          missing: 'le référent mobilité et le conseil de perfectionnement',
        },
      ],
      noApprentices,
    ),
    indicator('Indicateur 26, Accueil des personnes en situation de handicap', [
      disability,
      proof('Partenaires', ['Ressource Handicap Formation']),
    ]),
    indicator('Indicateurs 30 et 31, Appréciations et réclamations', [
      proof('Recueil des appréciations', ['appréciations']),
      proof(
        `Réclamations : réponse sous ${complaints.answeredWithin}`,
        [complaints.email],
        issuesAbout('identity', 'complaints'),
        rules,
      ),
    ]),
    indicator(
      'Indicateur 33, Évaluation des contenus par les apprentis',
      [
        proof(
          'Page de l’apprentissage',
          ['#condition-apprentissage'],
          'comment les apprentis évaluent les contenus',
        ),
      ],
      noApprentices,
    ),
    indicator('Arrêté du 31 mai 2023, Certificat affiché sur le site', [
      proof(
        'Le certificat lui-même',
        [certificate.file ?? ''],
        issuesAbout('certificate'),
        certificate.until,
      ),
      proof('Catégories d’actions certifiées', [certificate.categories.join(', ')]),
    ]),
    indicator('Article L6352-12, Numéro de déclaration d’activité', [
      proof(
        `${identity.trainingNumber}, avec la formule qui l’accompagne`,
        ['Cet enregistrement ne vaut pas agrément de l’État'],
        issuesAbout('identity', 'trainingNumber'),
      ),
    ]),
  ]
}

function summarize([first, ...others]: readonly RecordIssue[]): string | null {
  if (first === undefined) return null
  const rest = others.length === 0 ? '' : ` (et ${others.length} de plus : npm run edit)`
  return `${first.text.replace(/\.$/, '')}${rest}`
}

function formatReport(name: string, sections: readonly string[]) {
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

function formatIndicator(
  { exempt, proofs, title }: ReturnType<typeof indicator>,
  find: Finder,
) {
  if (exempt !== '') return `– ${title} : sans objet, ${exempt}.`
  let isOpen = false
  const lines = proofs.flatMap(({ date, missing, terms, label }) => {
    const places = pagesOf(find(terms))
    const lacks = [places === '' && 'aucune page ne le montre', missing].filter(Boolean)
    const dated = date === null ? '' : `, ${dayInWords(date)}`
    const line = `    ${label}${dated} : ${places || 'aucune page'}`
    if (lacks.length === 0) return [line]
    isOpen = true
    return [line, `      manque : ${lacks.join(' ; ')}.`]
  })
  return [`${isOpen ? '✗' : '✓'} ${title}`, ...lines].join('\n')
}

/** Lists each page once, with the last of its anchors. For more than five pages, returns only their number. */
function pagesOf(addresses: readonly string[]) {
  const byPage = new Map(addresses.map((address) => [address.replace(/#.*/, ''), address]))
  return byPage.size > 5 ? `${byPage.size} pages` : [...byPage.values()].join(', ')
}

if (import.meta.main)
  await runOwnerCommand(async () => {
    const [, , first] = process.argv
    if (first !== undefined)
      throw new UsageError(
        `« ${first} » est de trop : npm run audit:qualiopi ne prend aucun paramètre.`,
      )
    const { facts, find, organisation, validate } = await loadSite()
    const sections = indicatorsOf(facts, validate()).map((each) =>
      formatIndicator(each, find),
    )
    console.log(formatReport(organisation.name, sections))
    return 0
  })

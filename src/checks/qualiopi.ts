import type { Judgement } from '#facts/rule.ts'
import type { Facts } from '#facts/kinds.ts'
import type { Family } from '#facts/schema.ts'

export type Indicator = {
  name: string
  title: string
  /** Why nothing is asked of this organisation; null when something is. */
  exempt: string | null
  proofs: readonly Proof[]
}

type Judged = { facts: Facts; judgements: readonly Judgement[] }

/** The indicators that a website bears on, as the decree 2026-728 numbers them. */
export function indicatorsOf({ facts, judgements }: Judged): Indicator[] {
  const { certificate, claims, figures, identity } = facts
  const said = (isMeant: (judgement: Judgement) => boolean) =>
    named(judgements.filter(isMeant))
  /** That a part of the identity is still the example's. */
  const ofIdentity = (field: string) =>
    said(
      ({ kind, path, level }) =>
        kind === 'identity' && path[0] === field && level !== 'due',
    )
  const offer = (what: string, kind: Family | 'apprenticeship') => {
    const own = [facts[kind]].flat().filter((course) => course !== null)
    return proof(
      `${what} (${own.length})`,
      own.slice(0, 1).map(({ title }) => title),
      {
        ...earliest(own.map(({ updated }) => updated)),
        missing: said(
          (each) => each.kind === kind && ['remark', 'past', 'sample'].includes(each.level),
        ),
      },
    )
  }
  const { complaints, reporting } = identity
  const courses = [
    ...facts.courses,
    ...facts['mandatory-trainings'],
    ...facts['individual-trainings'],
    ...(facts.apprenticeship === null ? [] : [facts.apprenticeship]),
  ]
  const uncertified = courses.every(({ certification }) => certification === null)
    ? 'aucune formation ne prépare à une certification enregistrée'
    : null
  const noApprentices =
    identity.apprenticeshipCentre === null
      ? 'l’organisme n’est pas un centre de formation d’apprentis'
      : null
  const rules = { date: identity.legalTextsUpdated }
  const disability = proof(
    `Référent handicap (${identity.disability.name})`,
    [identity.disability.email],
    { missing: ofIdentity('disability') },
  )
  const remote = proof(
    'Règles et assistance des formations à distance',
    ['#annexe-a', '#a-distance', '#distance'],
    rules,
  )
  return [
    indicator('Indicateur 1', 'Information du public sur chaque offre', [
      offer('Programmes du catalogue', 'courses'),
      offer('Programmes des formations obligatoires', 'mandatory-trainings'),
      offer('Formations des particuliers', 'individual-trainings'),
      offer('Programme de l’apprentissage', 'apprenticeship'),
      proof(
        `Promesses, chacune avec sa condition (${claims.length})`,
        claims.map(({ anchor }) => `#${anchor}`),
        {
          ...earliest(claims.map(({ verified }) => verified)),
          missing: said(({ kind }) => kind === 'claims'),
        },
      ),
    ]),
    indicator('Indicateur 2', 'Résultats, et comment ils sont calculés', [
      proof(
        `Chiffres affichés (${figures.length})`,
        figures.map(({ value, label }) => value + label),
        { missing: said(({ kind, path }) => kind === 'figures' && path[0] === 'method') },
      ),
    ]),
    indicator(
      'Indicateur 3',
      'Certifications : taux de réussite et de présentation, blocs, suites',
      [
        proof(
          'Codes et intitulés exacts',
          courses.flatMap(({ certification }) => certification?.code ?? []),
          {
            missing:
              'le taux de réussite et le taux de présentation de chaque certification',
          },
        ),
      ],
      uncertified,
    ),
    indicator('Indicateur 8', 'Prérequis et positionnement', [
      proof('Prérequis de chaque formation', ['Prérequis'], {
        missing: said(({ path }) => path[0] === 'prerequisites'),
      }),
      proof('Positionnement à l’entrée', ['#niveau']),
    ]),
    indicator('Indicateur 9', 'Conditions de déroulement', [
      proof('Règlement intérieur', ['L6352-3'], rules),
      proof('Mentions légales et confidentialité', [identity.siret], rules),
      disability,
      remote,
    ]),
    indicator(
      'Indicateur 12',
      'Engagement des stagiaires, prévention des violences et des discriminations',
      [
        proof(
          `À qui signaler (${reporting.name}), et sous quels délais`,
          [reporting.email],
          { ...rules, missing: ofIdentity('reporting') },
        ),
      ],
    ),
    indicator(
      'Indicateur 16',
      'Conditions de présentation à la certification',
      [proof('Conditions de l’examen', ['#attestation'])],
      uncertified,
    ),
    indicator('Indicateur 19', 'Suivi à distance', [remote]),
    indicator(
      'Indicateur 20',
      'Apprentissage : référents et conseil de perfectionnement',
      [
        {
          ...disability,
          missing: 'le référent mobilité et le conseil de perfectionnement',
        },
      ],
      noApprentices,
    ),
    indicator('Indicateur 26', 'Accueil des personnes en situation de handicap', [
      disability,
      proof('Partenaires', ['Ressource Handicap Formation']),
    ]),
    indicator('Indicateurs 30 et 31', 'Appréciations et réclamations', [
      proof('Recueil des appréciations', ['appréciations']),
      proof(
        `Réclamations : réponse sous ${complaints.answeredWithin}`,
        [complaints.email],
        {
          ...rules,
          missing: ofIdentity('complaints'),
        },
      ),
    ]),
    indicator(
      'Indicateur 33',
      'Évaluation des contenus par les apprentis',
      [
        proof('Page de l’apprentissage', ['#condition-apprentissage'], {
          missing: 'comment les apprentis évaluent les contenus',
        }),
      ],
      noApprentices,
    ),
    indicator('Arrêté du 31 mai 2023', 'Certificat affiché sur le site', [
      proof('Le certificat lui-même', [certificate.file ?? ''], {
        ...(certificate.until !== null && { date: certificate.until }),
        missing: said(({ kind }) => kind === 'certificate'),
      }),
      proof('Catégories d’actions certifiées', [certificate.categories.join(', ')]),
    ]),
    indicator('Article L6352-12', 'Numéro de déclaration d’activité', [
      proof(
        `${identity.trainingNumber}, avec la formule qui l’accompagne`,
        ['Cet enregistrement ne vaut pas agrément de l’État'],
        { missing: ofIdentity('trainingNumber') },
      ),
    ]),
  ]
}

function indicator(
  name: string,
  title: string,
  proofs: readonly Proof[],
  exempt: string | null = null,
): Indicator {
  return { name, title, proofs, exempt }
}

/** Nothing is missing unless said. */
function proof(what: string, traces: readonly string[], rest: Partial<Proof> = {}): Proof {
  return { what, traces, missing: null, ...rest }
}

/** What the quality certification wants to be public: what proves it, and what is missing. */
type Proof = {
  what: string
  /** What a page that proves it contains. */
  traces: readonly string[]
  /** ISO date of the last change or check. */
  date?: string
  /** Null when nothing. */
  missing: string | null
}

/** The day since when all of it holds. */
function earliest(days: readonly (string | null)[]) {
  const [date] = days.filter((day) => day !== null).toSorted()
  return date === undefined ? {} : { date }
}

/** What is said of some records, as many as a line holds. */
function named([first, ...others]: readonly Judgement[]): string | null {
  if (first === undefined) return null
  const rest = others.length === 0 ? '' : ` (et ${others.length} de plus : npm run edit)`
  return `${first.text.replace(/\.$/, '')}${rest}`
}

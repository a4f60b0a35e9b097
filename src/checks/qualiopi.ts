import type { Judgement } from '#facts/rule.ts'
import type { Facts } from '#facts/kinds.ts'
import { punctuate } from '#facts/typeset.ts'

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
  const { certificate, identity } = facts
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
    { missing: invented(judgements, 'disability') },
  )
  const remote = proof(
    'Règles et assistance des formations à distance',
    ['#annexe-a', '#a-distance', '#distance'],
    rules,
  )
  const offers = (what: string, kind: Parameters<typeof offer>[1]) =>
    offer(what, kind, facts, judgements)
  return [
    indicator('Indicateur 1', 'Information du public sur chaque offre', [
      offers('Programmes du catalogue', 'courses'),
      offers('Programmes des formations obligatoires', 'mandatory-trainings'),
      offers('Formations des particuliers', 'individual-trainings'),
      offers('Programme de l’apprentissage', 'apprenticeship'),
      promises(facts, judgements),
    ]),
    indicator('Indicateur 2', 'Résultats, et comment ils sont calculés', [results(facts)]),
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
        missing: named(judgements, ({ path }) => path[0] === 'prerequisites'),
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
          { ...rules, missing: invented(judgements, 'reporting') },
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
          missing: invented(judgements, 'complaints'),
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
        missing: named(judgements, ({ kind }) => kind === 'certificate'),
      }),
      proof('Catégories d’actions certifiées', [certificate.categories.join(', ')]),
    ]),
    indicator('Article L6352-12', 'Numéro de déclaration d’activité', [
      proof(
        `${identity.trainingNumber}, avec la formule qui l’accompagne`,
        ['Cet enregistrement ne vaut pas agrément de l’État'],
        { missing: invented(judgements, 'trainingNumber') },
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

type CourseKind =
  | 'courses'
  | 'mandatory-trainings'
  | 'individual-trainings'
  | 'apprenticeship'

function offer(
  what: string,
  kind: CourseKind,
  facts: Facts,
  judgements: readonly Judgement[],
): Proof {
  const courses = [facts[kind]].flat().filter((course) => course !== null)
  const dates = courses.map(({ updated }) => updated).toSorted()
  return {
    what: `${what} (${dates.length})`,
    traces: courses.slice(0, 1).map(({ title }) => title),
    ...(dates[0] !== undefined && { date: dates[0] }),
    missing: named(
      judgements,
      (judgement) =>
        judgement.kind === kind && ['remark', 'past', 'sample'].includes(judgement.level),
    ),
  }
}

/** Nothing that is advertised may mislead: each promise has its condition, its source and its date. */
function promises({ claims }: Facts, judgements: readonly Judgement[]): Proof {
  const dates = claims.flatMap(({ verified }) => verified ?? []).toSorted()
  return {
    what: `Promesses, chacune avec sa condition (${claims.length})`,
    traces: claims.map(({ anchor }) => `#${anchor}`),
    ...(dates[0] !== undefined && { date: dates[0] }),
    missing: named(judgements, ({ kind }) => kind === 'claims'),
  }
}

function results({ figures }: Facts): Proof {
  const unexplained = figures.filter(({ method }) => method === null)
  return {
    what: `Chiffres affichés (${figures.length})`,
    traces: figures.map(({ value, label }) => value + label),
    missing:
      unexplained.length === 0
        ? null
        : punctuate(
            `le mode de calcul de ${unexplained.map(({ value, label }) => `« ${value} ${label} »`).join(', ')}`,
          ),
  }
}

/** What is said of some records, as many as a line holds. */
function named(
  judgements: readonly Judgement[],
  isMeant: (judgement: Judgement) => boolean,
): string | null {
  const [first, ...others] = judgements.filter(isMeant)
  if (first === undefined) return null
  const rest = others.length === 0 ? '' : ` (et ${others.length} de plus : npm run edit)`
  return `${first.text.replace(/\.$/, '')}${rest}`
}

/** That a part of the identity is still the example's. */
function invented(judgements: readonly Judgement[], field: string) {
  return named(
    judgements,
    ({ kind, path, level }) => kind === 'identity' && path[0] === field && level !== 'due',
  )
}

import type { Judgement } from '#facts/judgement.ts'
import type { Facts } from '#facts/kinds.ts'
import { invented, named, offer, promises, results, type Proof } from './qualiopi-proofs.ts'

type Indicator = {
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
  const rules = { date: identity.legalTextsUpdated, missing: null }
  const disability = {
    what: `Référent handicap (${identity.disability.name})`,
    traces: [identity.disability.email],
    missing: invented(judgements, 'disability'),
  }
  const remote = {
    what: 'Règles et assistance des formations à distance',
    traces: ['#annexe-a', '#a-distance', '#distance'],
    ...rules,
  }
  return [
    {
      name: 'Indicateur 1',
      title: 'Information du public sur chaque offre',
      exempt: null,
      proofs: [
        offer('Programmes du catalogue', 'courses', facts, judgements),
        offer(
          'Programmes des formations obligatoires',
          'mandatory-trainings',
          facts,
          judgements,
        ),
        offer('Formations des particuliers', 'individual-trainings', facts, judgements),
        offer('Programme de l’apprentissage', 'apprenticeship', facts, judgements),
        promises(facts, judgements),
      ],
    },
    {
      name: 'Indicateur 2',
      title: 'Résultats, et comment ils sont calculés',
      exempt: null,
      proofs: [results(facts)],
    },
    {
      name: 'Indicateur 3',
      title: 'Certifications : taux de réussite et de présentation, blocs, suites',
      exempt: uncertified,
      proofs: [
        {
          what: 'Codes et intitulés exacts',
          traces: courses.flatMap(({ certification }) => certification?.code ?? []),
          missing: 'le taux de réussite et le taux de présentation de chaque certification',
        },
      ],
    },
    {
      name: 'Indicateur 8',
      title: 'Prérequis et positionnement',
      exempt: null,
      proofs: [
        {
          what: 'Prérequis de chaque formation',
          traces: ['Prérequis'],
          missing: named(judgements, ({ path }) => path[0] === 'prerequisites'),
        },
        { what: 'Positionnement à l’entrée', traces: ['#niveau'], missing: null },
      ],
    },
    {
      name: 'Indicateur 9',
      title: 'Conditions de déroulement',
      exempt: null,
      proofs: [
        { what: 'Règlement intérieur', traces: ['L6352-3'], ...rules },
        { what: 'Mentions légales et confidentialité', traces: [identity.siret], ...rules },
        disability,
        remote,
      ],
    },
    {
      name: 'Indicateur 12',
      title: 'Engagement des stagiaires, prévention des violences et des discriminations',
      exempt: null,
      proofs: [
        {
          what: `À qui signaler (${identity.reporting.name}), et sous quels délais`,
          traces: [identity.reporting.email],
          date: identity.legalTextsUpdated,
          missing: invented(judgements, 'reporting'),
        },
      ],
    },
    {
      name: 'Indicateur 16',
      title: 'Conditions de présentation à la certification',
      exempt: uncertified,
      proofs: [{ what: 'Conditions de l’examen', traces: ['#attestation'], missing: null }],
    },
    { name: 'Indicateur 19', title: 'Suivi à distance', exempt: null, proofs: [remote] },
    {
      name: 'Indicateur 20',
      title: 'Apprentissage : référents et conseil de perfectionnement',
      exempt: noApprentices,
      proofs: [
        {
          ...disability,
          missing: 'le référent mobilité et le conseil de perfectionnement',
        },
      ],
    },
    {
      name: 'Indicateur 26',
      title: 'Accueil des personnes en situation de handicap',
      exempt: null,
      proofs: [
        disability,
        { what: 'Partenaires', traces: ['Ressource Handicap Formation'], missing: null },
      ],
    },
    {
      name: 'Indicateurs 30 et 31',
      title: 'Appréciations et réclamations',
      exempt: null,
      proofs: [
        {
          what: 'Recueil des appréciations',
          traces: ['appréciations'],
          missing: null,
        },
        {
          what: `Réclamations : réponse sous ${identity.complaints.answeredWithin}`,
          traces: [identity.complaints.email],
          date: identity.legalTextsUpdated,
          missing: invented(judgements, 'complaints'),
        },
      ],
    },
    {
      name: 'Indicateur 33',
      title: 'Évaluation des contenus par les apprentis',
      exempt: noApprentices,
      proofs: [
        {
          what: 'Page de l’apprentissage',
          traces: ['#condition-apprentissage'],
          missing: 'comment les apprentis évaluent les contenus',
        },
      ],
    },
    {
      name: 'Arrêté du 31 mai 2023',
      title: 'Certificat affiché sur le site',
      exempt: null,
      proofs: [
        {
          what: 'Le certificat lui-même',
          traces: [certificate.file ?? ''],
          ...(certificate.until !== null && { date: certificate.until }),
          missing: named(judgements, ({ kind }) => kind === 'certificate'),
        },
        {
          what: 'Catégories d’actions certifiées',
          traces: [certificate.categories.join(', ')],
          missing: null,
        },
      ],
    },
    {
      name: 'Article L6352-12',
      title: 'Numéro de déclaration d’activité',
      exempt: null,
      proofs: [
        {
          what: `${identity.trainingNumber}, avec la formule qui l’accompagne`,
          traces: ['Cet enregistrement ne vaut pas agrément de l’État'],
          missing: invented(judgements, 'trainingNumber'),
        },
      ],
    },
  ]
}

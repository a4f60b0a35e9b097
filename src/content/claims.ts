export type Claim = { id: string; text: string; verified: string }

const verified = '20 novembre 2026'

/** Conditions that stand beside a figure, wherever the figure is shown. */
export const claims = {
  publicFunding: {
    id: 'condition-financement',
    text: 'Finançable, en tout ou partie, selon les règles de votre financeur, à qui appartient la décision.',
    verified,
  },
  employerAid: {
    id: 'condition-aide-employeur',
    text: 'Montant maximal, réservé aujourd’hui aux contrats conclus avec une personne reconnue travailleur handicapé. Dans les autres cas, le montant dépend de l’effectif de l’entreprise et du diplôme préparé.',
    verified,
  },
  apprenticeshipTerms: {
    id: 'condition-apprentissage',
    text: 'Jusqu’à 29 ans révolus, sauf dérogations : travailleurs handicapés, sportifs de haut niveau, créateurs ou repreneurs d’entreprise. La durée dépend du diplôme ou du titre préparé.',
    verified,
  },
  preHireFunding: {
    id: 'condition-poei',
    text: 'Sous réserve de l’accord de France Travail sur le dossier et dans la limite de ses barèmes, pour une offre d’emploi déposée et une embauche de 6 mois au moins.',
    verified,
  },
  remainingCost: {
    id: 'condition-reste-a-charge',
    text: 'Selon votre situation : demandeur d’emploi, ou abondement de votre employeur ou d’un opérateur de compétences, par exemple. Sinon, la participation obligatoire prévue par la loi pour le compte personnel de formation s’applique ; son montant vous est indiqué avant toute inscription.',
    verified,
  },
  startDelay: {
    id: 'condition-demarrage',
    text: 'Délai habituel après validation du dossier, selon le financement et les places disponibles.',
    verified,
  },
  trainingAccount: {
    id: 'condition-compte-formation',
    text: 'L’éligibilité au compte personnel de formation dépend de la certification préparée. Elle se vérifie sur la plateforme officielle moncompteformation.gouv.fr.',
    verified,
  },
  recognisedCertification: {
    id: 'condition-certification',
    text: 'Une attestation de fin de formation est remise à chacun. Une certification reconnue s’y ajoute pour les parcours qui y préparent.',
    verified,
  },
  technicalSupport: {
    id: 'condition-assistance',
    text: 'Assistance technique de la plateforme, distincte de l’accueil, ouvert aux horaires indiqués.',
    verified,
  },
  regulatedTrainings: {
    id: 'condition-formations-reglementees',
    text: 'Ces formations préparent à l’exercice visé. Les autorisations, habilitations et certificats sont délivrés par l’employeur ou par les organismes compétents, selon la réglementation. CACES est une marque déposée.',
    verified,
  },
} as const satisfies Record<string, Claim>

/** `null` is a method the organisation has not supplied: the page says `missing`. */
export type Figure = {
  id: string
  value: string
  label: string
  indicator: string
  period: string | null
  method: string | null
  sample: string | null
  source: string | null
}

export const figures: readonly Figure[] = [
  {
    id: 'companies',
    value: '50+',
    label: 'entreprises formées',
    indicator: 'Entreprises formées',
    period: null,
    method: null,
    sample: null,
    source: null,
  },
  {
    id: 'employees',
    value: '500+',
    label: 'salariés certifiés',
    indicator: 'Salariés certifiés',
    period: null,
    method: null,
    sample: null,
    source: null,
  },
  {
    id: 'satisfaction',
    value: '95 %',
    label: 'de satisfaction',
    indicator: 'Satisfaction',
    period: null,
    method: null,
    sample: null,
    source: null,
  },
  {
    id: 'experience',
    value: '5+',
    label: 'années d’expérience',
    indicator: 'Années d’expérience',
    period: null,
    method: null,
    sample: null,
    source: null,
  },
]

export const claimLabels = {
  verified: 'Information vérifiée le',
  method: {
    summary: 'Comment ces chiffres sont calculés',
    missing: 'Détail disponible sur demande',
    columns: {
      indicator: 'Indicateur',
      value: 'Valeur affichée',
      period: 'Période',
      method: 'Mode de calcul',
      sample: 'Effectif',
      source: 'Source',
    },
  },
} as const

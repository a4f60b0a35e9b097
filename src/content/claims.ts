/** `verified` is the day on which this very text was checked; null where it says only what we do. */
export type Claim = { id: string; text: string; verified: string | null }

const certifiedEmployees: Claim = {
  id: 'condition-salaries-certifies',
  text: 'Salariés certifiés : attestation de fin de formation ou certification, selon le parcours.',
  verified: null,
}

/** Conditions that stand beside a figure, wherever the figure is shown. */
export const claims = {
  publicFunding: {
    id: 'condition-financement',
    text: 'Financement possible, en tout ou partie, selon les règles de votre financeur, qui décide.',
    verified: '9 novembre 2026',
  },
  employerAid: {
    id: 'condition-aide-employeur',
    text: 'Montant maximal, versé au titre de la première année et réservé aux contrats conclus avec une personne reconnue travailleur handicapé. Dans les autres cas, le montant dépend de l’effectif de l’entreprise et du diplôme préparé. Règles en vigueur pour les contrats conclus jusqu’au 31 décembre 2026.',
    verified: '20 novembre 2026',
  },
  apprenticeshipTerms: {
    id: 'condition-apprentissage',
    text: 'Jusqu’à 29 ans révolus, sauf dérogations : travailleurs handicapés, sportifs de haut niveau, créateurs ou repreneurs d’entreprise. La durée dépend du diplôme ou du titre préparé.',
    verified: '18 novembre 2026',
  },
  preHireFunding: {
    id: 'condition-poei',
    text: 'Sous réserve de l’accord de France Travail sur le dossier et dans la limite de ses barèmes, pour une offre d’emploi déposée avant la formation, par un employeur qui remplit les conditions de l’aide, et une embauche de 6 mois au moins (4 mois pour un emploi saisonnier dans un secteur en difficulté de recrutement).',
    verified: '17 novembre 2026',
  },
  remainingCost: {
    id: 'condition-reste-a-charge',
    text: 'Selon votre situation : demandeur d’emploi, ou abondement de votre employeur ou d’un opérateur de compétences, par exemple. Sinon, la participation obligatoire prévue par la loi pour le compte personnel de formation s’applique ; son montant vous est indiqué avant toute inscription.',
    verified: '19 novembre 2026',
  },
  startDelay: {
    id: 'condition-demarrage',
    text: 'Délai habituel après validation du dossier, selon le financement et les places disponibles.',
    verified: null,
  },
  trainingAccount: {
    id: 'condition-compte-formation',
    text: 'L’éligibilité au compte personnel de formation dépend de la certification préparée. Elle se vérifie sur la plateforme officielle moncompteformation.gouv.fr.',
    verified: '16 novembre 2026',
  },
  recognisedCertification: {
    id: 'condition-certification',
    text: 'Une attestation de fin de formation est remise à chacun. Une certification reconnue s’y ajoute pour les parcours qui y préparent.',
    verified: null,
  },
  certifiedEmployees,
  regulatedTrainings: {
    id: 'condition-formations-reglementees',
    text: 'Former à la sécurité est à la charge de l’employeur, sur le temps de travail. Ces formations préparent à l’exercice visé : les autorisations, habilitations et certificats sont délivrés par l’employeur ou par les organismes compétents. L’hygiène en restauration commerciale (14 heures) est enseignée par un organisme enregistré auprès de la DRAAF, le secourisme par un organisme habilité par le réseau de l’INRS. CACES est une marque déposée.',
    verified: '13 novembre 2026',
  },
} as const satisfies Record<string, Claim>

/** How a figure was computed. */
type Method = {
  indicator: string
  period: string
  method: string
  sample: string
  source: string
}

/** A `method` that is null has not been supplied: the page says that it is told on request. */
export type Figure = {
  id: string
  value: string
  label: string
  condition: Claim | null
  method: Method | null
}

export const figures: readonly Figure[] = [
  {
    id: 'companies',
    value: '50+',
    label: 'entreprises formées',
    condition: null,
    method: null,
  },
  {
    id: 'employees',
    value: '500+',
    label: 'salariés certifiés',
    condition: certifiedEmployees,
    method: null,
  },
  {
    id: 'satisfaction',
    value: '95 %',
    label: 'de satisfaction',
    condition: null,
    method: null,
  },
  {
    id: 'experience',
    value: '5+',
    label: 'années d’expérience',
    condition: null,
    method: null,
  },
]

export const claimLabels = {
  verified: 'Information vérifiée le',
  method: {
    summary: 'Comment ces chiffres sont calculés',
    missing: 'Le détail de ces chiffres est communiqué sur demande.',
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

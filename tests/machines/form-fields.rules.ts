type SpecifiedField = {
  /**
   * What the tests fill in, as it stands in the form: of nobody. The regulator keeps numbers that
   * begin with 06 39 98 for fiction, and no domain ends in `.example`.
   */
  readonly answer: string
  readonly label: string
  /** HTML's word for what the visitor is asked about himself. */
  readonly purpose?: string
  /** What the privacy notice calls it. */
  readonly datum: string
  /** Every other field is required. */
  readonly isOptional?: true
}

/** The fields of the company form, in the order of the specification. */
const companyFields = {
  name: {
    answer: 'Zoé Œuvrard-Lefèvre',
    label: 'Nom et prénom',
    purpose: 'name',
    datum: 'nom',
  },
  email: {
    answer: 'zoe.oeuvrard@boulangerie.example',
    label: 'Adresse e-mail',
    purpose: 'email',
    datum: 'adresse e-mail',
  },
  company: {
    answer: 'Boulangerie « Le Pétrin d’Été »',
    label: 'Entreprise',
    purpose: 'organization',
    datum: 'entreprise',
  },
  phone: {
    answer: '06 39 98 12 34',
    label: 'Téléphone',
    purpose: 'tel',
    datum: 'téléphone',
  },
  siret: { answer: '012 345 674 00019', label: 'SIRET', datum: 'numéro SIRET' },
  subject: { answer: 'Demande de devis', label: 'Sujet', datum: 'sujet' },
  message: {
    answer: 'Bonjour,\nnous sommes 12 à former.\n\nÀ bientôt',
    label: 'Votre message',
    datum: 'message',
  },
} satisfies Readonly<Record<string, SpecifiedField>>
type Name = keyof typeof companyFields
export type Values = Readonly<Record<Name, string>>
export const specifiedFields: Readonly<Record<Name, SpecifiedField>> = companyFields

/** What `textOf` gives for each field, in their order. */
export function fillFields(textOf: (field: SpecifiedField) => string): Values
export function fillFields(textOf: (field: SpecifiedField) => string) {
  return Object.fromEntries(
    Object.entries(specifiedFields).map(([name, field]) => [name, textOf(field)]),
  )
}

export const answers = fillFields(({ answer }) => answer)
export const nothing = fillFields(() => '')

export function isRequired(field: string): boolean {
  const fields: Readonly<Record<string, SpecifiedField>> = specifiedFields
  return !fields[field]?.isOptional
}

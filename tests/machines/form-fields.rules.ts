type SpecifiedField = {
  readonly name: string
  readonly label: string
  /** The expected value of `autocomplete`. */
  readonly purpose?: string
  /**
   * The value that tests fill in, formatted as the form shows it. All values are fictitious: Arcep reserves
   * phone numbers beginning with 06 39 98, and `.example` is a reserved domain.
   */
  readonly answer: string
}

/** The fields of the company form, in the order of the specification. */
const companyFields = [
  {
    name: 'name',
    label: 'Nom et prénom',
    purpose: 'name',
    answer: 'Zoé Œuvrard-Lefèvre',
  },
  {
    name: 'email',
    label: 'Adresse e-mail',
    purpose: 'email',
    answer: 'zoe.oeuvrard@boulangerie.example',
  },
  {
    name: 'company',
    label: 'Entreprise',
    purpose: 'organization',
    answer: 'Boulangerie « Le Pétrin d’Été »',
  },
  { name: 'phone', label: 'Téléphone', purpose: 'tel', answer: '06 39 98 12 34' },
  { name: 'siret', label: 'SIRET', answer: '012 345 674 00019' },
  { name: 'subject', label: 'Sujet', answer: 'Demande de devis' },
  {
    name: 'message',
    label: 'Votre message',
    answer: 'Bonjour,\nnous sommes 12 à former.\n\nÀ bientôt',
  },
] as const satisfies readonly SpecifiedField[]

export type Name = (typeof companyFields)[number]['name']
export type Values = Readonly<Record<Name, string>>
export const specifiedFields: readonly (SpecifiedField & { readonly name: Name })[] =
  companyFields
export const fieldNames = specifiedFields.map(({ name }) => name)

export function fillFields(textOf: (field: SpecifiedField) => string): Values
export function fillFields(textOf: (field: SpecifiedField) => string) {
  return Object.fromEntries(specifiedFields.map((field) => [field.name, textOf(field)]))
}

export const answers = fillFields(({ answer }) => answer)
export const emptyValues = fillFields(() => '')

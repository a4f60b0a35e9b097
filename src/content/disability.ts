import * as organisation from './organisation.ts'

/** The contact for visitors with a disability. */
export const disability = {
  title: 'Référent handicap',
  ...organisation.disability,
} as const

import * as organisation from './organisation.ts'

export const disability = {
  title: 'Référent handicap',
  ...organisation.disability,
} as const

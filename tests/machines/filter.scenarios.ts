import { scenario } from './scenario.ts'

export const filterScenarios = [
  scenario(
    'an address that comes back is news, were it the first',
    'filter.choose {"value":"continue"}',
    'filter.choose {"value":"all"}',
  ),
]

import { expect, test } from 'vitest'
import { checkAgainstOracle, explore } from 'statecharts'
import { filterModelOf } from './filter.model.ts'

test.each(['continue', 'inconnue', '', 'toString'])(
  'a page whose address asks for "%s" does what the table says',
  (arrival) => {
    expect(checkAgainstOracle(explore(filterModelOf(arrival))).problems).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { checkAgainstOracle, explore } from 'statecharts'
import { filterModel, filterModelOf } from './filter.model.ts'
import { testModel } from 'statecharts/testing'

testModel(filterModel, import.meta.url)

test.each(['continue', 'inconnue', '', 'toString'])(
  'a page whose address asks for "%s" does what the table says',
  (arrival) => {
    expect(checkAgainstOracle(explore(filterModelOf(arrival))).problems).toEqual([])
  },
)

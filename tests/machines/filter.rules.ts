import type { Ignored, Oracle, Table } from 'statecharts'

export type FilterState = {
  readonly value: string
  readonly isAnnounced: boolean
}

export type FilterView = {
  readonly value: string
  /** Whether the page says how many results there are now. */
  readonly isAnnounced: boolean
}

type Cause = { readonly type: 'filter.choose'; readonly value: string }

const everything = 'all'

/** The filter over these categories, on a page that asks for `arrival`. */
export function filterOracle(
  categories: readonly string[],
  arrival: string,
): Oracle<FilterState, FilterView> {
  const meaning = (value: string) => (categories.includes(value) ? value : everything)
  const table: Table<FilterState, Cause> = [
    {
      id: 'filter-choose',
      from: {},
      when: 'filter.choose',
      if: (state, { value }) => meaning(value) !== state.value,
      gives: (_state, { value }) => ({ value: meaning(value), isAnnounced: true }),
      statement:
        '§4 – Choisir une catégorie ne montre qu’elle ; « toutes » montre tout. Décision : le nombre de résultats est annoncé.',
    },
  ]
  const ignored: readonly Ignored<FilterState, Cause>[] = [
    {
      from: {},
      when: 'filter.choose',
      if: (state, { value }) => meaning(value) === state.value,
      because: 'La vue demandée est déjà là : rien de nouveau à annoncer.',
    },
  ]
  return {
    initial: { value: meaning(arrival), isAnnounced: false },
    table,
    ignored,
    view: ({ value, isAnnounced }) => ({ value, isAnnounced }),
  }
}

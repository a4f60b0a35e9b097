import { specify } from 'statecharts'
import { filterMachine } from '#machines/filter.ts'

const categories = ['integration', 'continue']
const asked = ['all', ...categories, 'inconnue']
const choose = (value: string) => ({ type: 'filter.choose', value }) as const
const meaningOf = (value: string) => (categories.includes(value) ? value : 'all')

/** Specifies the filter on a page whose URL selects `arrival`. */
function filterSpecAt(arrival: string) {
  // Whether the number of results is announced.
  const initial = { value: meaningOf(arrival), isAnnounced: false }
  return specify({ machine: filterMachine, initial })({
    name: 'filter',
    input: () => ({ known: categories, value: arrival }),
    rules: {
      'filter.choose': {
        if: (state, choice) => meaningOf(choice.value) !== state.value,
        says: '§4 – Choisir une catégorie ne montre qu’elle ; « toutes » montre tout. Décision : le nombre de résultats est annoncé.',
        gives: (_state, { value }) => ({ value: meaningOf(value), isAnnounced: true }),
        otherwise: 'La vue demandée est déjà là : rien de nouveau à annoncer.',
      },
    },
    events: asked.map(choose),
    values: ({ fc, withTypos: near, text }) => fc.oneof(text, near(...asked)).map(choose),
    bounds: ['two categories, and one that the page lacks'],
    observe: ({ context, tags }) => ({
      value: context.value,
      isAnnounced: tags.has('announced'),
    }),
  })
}

export const filterSpec = {
  ...filterSpecAt('all'),
  variants: ['continue', 'inconnue', '', 'toString'].map(filterSpecAt),
}

import { specify } from 'statecharts'
import { filterMachine } from '#machines/filter.ts'

const categories = ['integration', 'continue']
const tried = ['all', 'integration', 'continue', 'inconnue']
const choose = (value: string) => ({ type: 'filter.choose', value }) as const
const isCategory = (value: string) => value === 'integration' || value === 'continue'

/** Returns the model of a filter whose URL contains `inUrl`, so that it initially shows `value`. */
function filterModelAt(inUrl: string, value: string) {
  // `isAnnounced` is true once the number of results is announced.
  const initial = { value, isAnnounced: false }
  return specify({ machine: filterMachine, initial })({
    name: 'filter',
    input: () => ({ known: categories, value: inUrl }),
    rules: {
      'filter.choose': [
        {
          if: (state, event) => isCategory(event.value) && event.value !== state.value,
          says: '§4 – Choisir une catégorie n’affiche que ses formations. Décision : leur nombre est annoncé.',
          to: (_state, event) => ({ value: event.value, isAnnounced: true }),
        },
        {
          if: (state, event) => !isCategory(event.value) && state.value !== 'all',
          says: '§4 – « Toutes » affiche toutes les formations. Décision : une catégorie inconnue les affiche toutes aussi. Le nombre de formations affichées est annoncé.',
          to: { value: 'all', isAnnounced: true },
        },
        { ignoredBecause: 'Ces formations sont déjà affichées.' },
      ],
    },
    events: tried.map(choose),
    values: ({ fc, withTypos, text }) => fc.oneof(text, withTypos(...tried)).map(choose),
    bounds: ['two known categories and an unknown one'],
    observe: ({ context, tags }) => ({
      value: context.value,
      isAnnounced: tags.has('announced'),
    }),
  })
}

export const filterModel = {
  ...filterModelAt('all', 'all'),
  variants: [
    filterModelAt('continue', 'continue'),
    filterModelAt('inconnue', 'all'),
    filterModelAt('', 'all'),
    filterModelAt('toString', 'all'),
  ],
}

import { type ManualAdapter, say, sentences } from 'statecharts'
import { solutions } from '#src/content/navigation.ts'
import { about } from '#src/content/pages/about.ts'
import { companyHome } from '#src/content/pages/company-home.ts'
import type { AppState } from '#tests/machines/app.rules.ts'
import { appAdapter } from '../screen-adapters/app.adapter.ts'
import { turn } from './menus.ts'
import { menuLabel, siteSentences } from './sentences.ts'

export const appManual = {
  screen: appAdapter,
  preconditions: [],
  start: [
    say(sentences.open, '/entreprise'),
    say(siteSentences.follow, menuLabel('/qui-sommes-nous')),
  ],
  perform: (_event, _state, place) => {
    const means = turn(place)
    if (typeof means === 'string') return means
    const opened = [
      say(sentences.enter, solutions.label),
      say(siteSentences.menuOpen, solutions.label),
    ]
    return { ...means, sayings: [...opened, ...means.sayings] }
  },
  see: ({ pageChanges }): ReturnType<ManualAdapter['see']> =>
    pageChanges === 0
      ? {}
      : {
          [`closed ${pageChanges}`]: say(siteSentences.menuClosed, solutions.label),
          [`heading ${pageChanges}`]: say(
            sentences.focusIsOn,
            pageChanges % 2 === 0 ? about.title : companyHome.hero.title,
          ),
        },
} satisfies ManualAdapter<AppState>

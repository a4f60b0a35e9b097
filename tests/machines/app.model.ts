import { appMachine } from '#machines/app.ts'
import type { Model } from 'statecharts'
import { appOracle, type AppState, type AppView } from './app.rules.ts'

export const appModel = {
  ...appOracle,
  name: 'app',
  machine: appMachine,
  input: ({ now }) => ({
    now,
    solutions: ['POEI', 'Apprentissage', 'Formations obligatoires'],
  }),
  events: () => [{ type: 'page.change' }],
  abstract: ({ value }) => JSON.stringify(value),
  observe: ({ children }, { recorder }) => ({
    parts: Object.keys(children).toSorted(),
    told: Object.fromEntries(
      Object.keys(children).map((part) => [
        part,
        recorder.sent.filter(({ to, event }) => to === part && event.type === 'page.change')
          .length,
      ]),
    ),
  }),
} satisfies Model<typeof appMachine, AppState, AppView>

import { pageMachine } from '#machines/page.ts'
import type { Model } from 'statecharts'
import { pageOracle, type PageState, type PageView } from './page.rules.ts'
import { scenario } from './scenario.ts'

export const pageModel = {
  ...pageOracle,
  name: 'page',
  machine: pageMachine,
  scenarios: [
    scenario(
      'a page that is drawn once it is on its way is refused, and then fetched in silence',
      'page.fetch',
      'page.draw',
      'fetchPage failed',
      'renewDocument vain',
      'failure.shown',
      'page.fetch',
      'fetchPage failed',
      'page.fetch',
    ),
  ],
  events: () => [{ type: 'page.fetch' }, { type: 'page.draw' }, { type: 'failure.shown' }],
  outcomes: {
    fetchPage: { served: { output: undefined }, failed: { error: new Error('réseau') } },
    renewDocument: { vain: { output: undefined } },
  },
  abstract: ({ value, context }) => JSON.stringify([value, context.isDrawn]),
  observe: ({ value, context }, { calls }) => ({
    phase: value,
    asked: calls.map(({ actor }) => actor),
    error: context.error instanceof Error ? context.error.message : null,
  }),
} satisfies Model<typeof pageMachine, PageState, PageView>

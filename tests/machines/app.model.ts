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
  events: () => [
    { type: 'page.change' },
    { type: 'message.retry' },
    { type: 'message.sent' },
    { type: 'message.failed', reason: 'network' },
    { type: 'form.accepted' },
    { type: 'reply.unavailable' },
    { type: 'layer.dismiss', layer: 'mobileMenu', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: true },
    { type: 'layer.dismiss', layer: 'toastQueue', hadFocus: true },
    { type: 'layer.dismiss', layer: 'chat', hadFocus: true },
  ],
  abstract: ({ children: { toastQueue } }, due) => {
    const { toast, waiting } = toastQueue?.getSnapshot().context ?? {}
    return JSON.stringify([toast?.notice, waiting?.notice, due])
  },
  observe: ({ children }, { recorder }) => ({
    reports: recorder.actions.filter(
      ({ name, params }) =>
        name === 'reportFailure' && JSON.stringify(params) === '{"reason":"network"}',
    ).length,
    notice: children.toastQueue?.getSnapshot().context.toast?.notice ?? null,
    closed: recorder.sent
      .filter(({ event }) => /\.(close|dismiss)$/.test(event.type))
      .map(({ to, event }) => `${to} ${event.type}`),
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

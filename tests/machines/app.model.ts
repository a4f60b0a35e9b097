import { appMachine } from '#machines/app.ts'
import type { Model, Recorder } from 'statecharts'
import { appOracle, type AppState, type AppView } from './app.rules.ts'

/** What a part was told, and of which notice. */
function describeSent({ to, event }: Recorder['sent'][number]): string {
  const { type, notice, toast } = event
  const shown = typeof toast === 'object' && toast !== null && 'notice' in toast
  const about = shown ? toast.notice : notice
  return [to, type, ...(typeof about === 'string' ? [about] : [])].join(' ')
}

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
    { type: 'form.unsent' },
    { type: 'reply.unavailable' },
    { type: 'layer.dismiss', layer: 'mobileMenu', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: true },
    { type: 'layer.dismiss', layer: 'toastQueue', hadFocus: true },
    { type: 'layer.dismiss', layer: 'chat', hadFocus: true },
  ],
  bounds: ['one reason of failure; the parts are told, what they do is theirs'],
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
    told: recorder.sent.map(describeSent),
    parts: Object.keys(children).toSorted(),
  }),
} satisfies Model<typeof appMachine, AppState, AppView>

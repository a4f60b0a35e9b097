/** Starts the editor's machine, and connects it to the server, the address bar and the browser storage. */
import { createActor, fromPromise } from 'xstate'
import type { ContentIssue } from '#src/checks/validate-content.ts'
import { openDraftStore } from './drafts.ts'
import { type Answer, editorMachine } from './editor-machine.ts'
import type { FactStore } from './fact-store.ts'

/** The path of the facts folder, which Vite inserts when it bundles the page. */
const folder = process.env.FACTS_FOLDER ?? ''

async function request<T>(route: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`api/${route}?${new URLSearchParams({ folder })}`, init)
  return response.json()
}

const currentHref = () => location.hash || '#/'

/** Resolves to the errors that prevent a publication, or to `null` if the check failed. */
export const checkPublication = (_facts: FactStore) =>
  request<{ errors?: readonly ContentIssue[] }>('publication')
    .then(({ errors = null }) => errors)
    .catch(() => null)

const store = openDraftStore(folder, window)

export const editor = createActor(
  editorMachine.provide({
    actors: {
      loadFacts: fromPromise(({ signal }) => request<Answer>('facts', { signal })),
      sendRequest: fromPromise(({ input, signal }) =>
        request<Answer>('save', { method: 'POST', body: JSON.stringify(input), signal }),
      ),
    },
  }),
  { input: { href: currentHref(), drafts: store.read() } },
).start()

let isComplete = true
/** Whether the browser storage contains all unsaved input. */
export const isInputStored = () => isComplete

let shownHref = currentHref()
editor.subscribe(({ context }) => {
  isComplete = store.write(context.drafts)
  // A save may have changed the page's address. The URL is kept if the user has opened another page since.
  if (context.href !== shownHref && currentHref() === shownHref)
    history.replaceState(null, '', context.href)
  shownHref = context.href
})
// The facts or the date may have changed in the background, so the page loads the facts again on focus.
for (const type of ['hashchange', 'focus'])
  addEventListener(type, () => editor.send({ type: 'page.open', href: currentHref() }))
addEventListener('beforeunload', (event) => {
  const { drafts } = editor.getSnapshot().context
  if (isComplete ? store.isReplaced(drafts) : Object.keys(drafts).length > 0)
    event.preventDefault()
})

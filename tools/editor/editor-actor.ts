/** The running machine of the editor, connected to the server, the address bar and the browser's stores. */
import { createActor, fromPromise } from 'xstate'
import { openDraftStore } from './drafts.ts'
import {
  type Answer,
  editorMachine,
  type RefusedAnswer,
  type Upload,
} from './editor-machine.ts'
import type { FactStore } from './fact-store.ts'

/** The path of the facts folder, which Vite inserts when it bundles the page. */
const folder = process.env.FACTS_FOLDER ?? ''

/** Sends a GET request, or a POST request if there is a body. Resolves to the JSON of the answer. */
async function request<T>(
  name: string,
  signal: AbortSignal | null,
  body?: BodyInit,
  query: Record<string, string> = { folder },
): Promise<T> {
  const init = body === undefined ? { signal } : { method: 'POST', body, signal }
  const response = await fetch(`api/${name}?${new URLSearchParams(query)}`, init)
  return response.json()
}

const currentHref = () => location.hash || '#/'

async function uploadFile({ kind, file, path, label }: Upload, signal: AbortSignal) {
  const query = { folder, kind, name: file.name, field: path.join() }
  const body = kind === 'certificate' ? file : await toDrawing(file)
  const answer = await request<Answer>('file', signal, body, query)
  if (!('refusal' in answer)) return answer
  const issues = answer.refusal.issues.map((each) => ({ ...each, path, title: label }))
  return { ...answer, refusal: { ...answer.refusal, issues } }
}

/** Resolves to the errors that prevent a publication, or to `null` if the request fails. */
export const checkPublication = (_facts: FactStore) =>
  request<readonly string[]>('publication', null).catch(() => null)

/** Embeds a JPEG, PNG or WebP picture in an SVG, at most 512 pixels wide. Other files are returned unchanged. */
async function toDrawing(file: File) {
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type)
  const picture = isPicture && (await createImageBitmap(file).catch(() => undefined))
  if (!picture) return file
  const width = Math.min(picture.width, 512)
  const height = Math.round((picture.height * width) / picture.width)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const data = canvas.toDataURL(file.type === 'image/jpeg' ? file.type : 'image/png', 0.8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`
}

const store = openDraftStore(folder, window)
const { drafts, isWorking } = store.read()

export const editor = createActor(
  editorMachine.provide({
    actors: {
      loadFacts: fromPromise(({ signal }) =>
        request<FactStore | RefusedAnswer>('facts', signal),
      ),
      sendRequest: fromPromise(({ input, signal }) => {
        if (!input) throw new Error('A request is missing')
        if ('file' in input) return uploadFile(input, signal)
        return request<Answer>('save', signal, JSON.stringify(input))
      }),
    },
  }),
  { input: { href: currentHref(), drafts } },
).start()

let shownHref = currentHref()
editor.subscribe(({ context }) => {
  if (!store.write(context.drafts)) editor.send({ type: 'storage.fail' })
  // A save may have changed the page's address. The URL is kept if the user has opened another page since.
  if (context.href !== shownHref && currentHref() === shownHref)
    history.replaceState(null, '', context.href)
  shownHref = context.href
})
if (!isWorking) editor.send({ type: 'storage.fail' })
// The facts or the date may have changed in the background, so the page loads the facts again on focus.
for (const type of ['hashchange', 'focus'])
  addEventListener(type, () => editor.send({ type: 'page.open', href: currentHref() }))
addEventListener('beforeunload', (event) => {
  const { isStorageBroken, drafts: unsaved } = editor.getSnapshot().context
  if (isStorageBroken && Object.keys(unsaved).length > 0) event.preventDefault()
})

import type { ReactElement } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { pageMachine } from '#machines/page.ts'
import { WholePage } from '#src/layouts/page-view.tsx'
import type { AppActor } from '#src/services/app-actor.ts'
import { withTimeout } from '#src/services/with-timeout.ts'
import { reloadIfStale } from '#src/services/reload-if-stale.ts'
import { pageViews } from './page-views.ts'
import type { PageHead } from '#src/dom/page-head.ts'
import { entryOf, type PageId } from '#src/content/page-list.ts'
import { loadPageData } from '#src/document/page-data.ts'

export type PageLoader = ReturnType<typeof createPageLoader>
/** A page whose code and content are here. */
type ReadyPage = { element: ReactElement; head: PageHead }
type PageResource = {
  actor: ActorRefFrom<typeof pageMachine>
  page?: ReadyPage
  promise?: Promise<ReadyPage> | undefined
}

/** The pages of a visit, each fetched once, when it is first asked for by the path of its entry. */
export function createPageLoader(app: AppActor) {
  const resources = new Map<string, PageResource>()
  const { inspect } = app.options

  function resourceOf(path: string): PageResource {
    const known = resources.get(path)
    if (known !== undefined) return known
    const machine = pageMachine.provide({
      actors: {
        fetchPage: fromPromise(async () => {
          resource.page = await fetchPage(entryOf(path).page, path)
        }),
        renewDocument: fromPromise(async () => {
          if (entryOf(location.pathname).path === path) await reloadIfStale(app)
        }),
      },
    })
    const actor = createActor(machine, { id: path, ...(inspect && { inspect }) })
    const resource: PageResource = { actor }
    resources.set(path, resource)
    actor.subscribe((snapshot) => {
      if (snapshot.matches('absent')) resource.promise = undefined
    })
    actor.start()
    return resource
  }

  function request(path: string, type: 'page.fetch' | 'page.draw'): Promise<ReadyPage> {
    const resource = resourceOf(path)
    if (resource.page === undefined) resource.actor.send({ type })
    resource.promise ??= createPagePromise(resource)
    return resource.promise
  }
  const pageAt = (pathname: string) => resources.get(entryOf(pathname).path)?.page

  return {
    /** For a page that is not drawn yet. Rejects when it cannot be had; the next call tries again. */
    load: (path: string) => request(path, 'page.fetch'),
    /**
     * The same for a page that is being drawn: always the same promise until it is refused, which
     * React reads at once when it has the page. Refused, it stays so until somebody goes
     * there anew.
     */
    read: (path: string) => request(path, 'page.draw'),
    /** Settles once the page at a path can be drawn; undefined where it can be at once. */
    pendingLoad: (pathname: string) => {
      if (pageAt(pathname)) return
      const { path } = entryOf(pathname)
      resourceOf(path).actor.send({ type: 'page.retry' })
      return request(path, 'page.draw')
    },
    /** The head of the page at a path, if it is here. */
    headAt: (pathname: string) => pageAt(pathname)?.head,
  }
}

function createPagePromise(resource: PageResource): Promise<ReadyPage> {
  const arrival = new Promise<ReadyPage>((resolve, reject) => {
    const { unsubscribe } = resource.actor.subscribe((snapshot) => {
      if (snapshot.matches('coming') || snapshot.matches('renewing')) return
      unsubscribe()
      const { page } = resource
      if (page === undefined) return reject(snapshot.context.error)
      resolve(page)
      // As React marks a promise whose value it has seen.
      void Object.assign(arrival, { status: 'fulfilled', value: page })
    })
  })
  return arrival
}

async function fetchPage<Page extends PageId>(
  page: Page,
  path: string,
): Promise<ReadyPage> {
  const [view, { content, head }] = await withTimeout(
    Promise.all([pageViews[page].load(), loadPageData(page, path)]),
  )
  return { element: <WholePage view={view} content={content} />, head }
}

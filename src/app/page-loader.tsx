import type { ReactElement } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { pageLoadMachine } from '#machines/page-load.ts'
import type { AppActor } from '#src/services/app-actor.ts'
import { withTimeout } from '#src/services/with-timeout.ts'
import { reloadIfStale } from '#src/services/reload-if-stale.ts'
import { pageViews } from './page-views.ts'
import type { PageHead } from '#src/dom/page-head.ts'
import { entryOf, type PageId } from '#src/content/page-list.ts'
import { loadPageData } from '#src/document/page-data.ts'

export type PageLoader = ReturnType<typeof createPageLoader>
type ReadyPage = { element: ReactElement; head: PageHead }
type PageResource = {
  actor: ActorRefFrom<typeof pageLoadMachine>
  page?: ReadyPage
  promise?: Promise<ReadyPage> | undefined
}

/** Loads pages and caches them by path. A page is loaded again only after a failure. */
export function createPageLoader(app: AppActor) {
  const resources = new Map<string, PageResource>()
  const { inspect } = app.options

  function resourceOf(path: string): PageResource {
    const known = resources.get(path)
    if (known !== undefined) return known
    const machine = pageLoadMachine.provide({
      actors: {
        fetchPage: fromPromise(async () => {
          resource.page = await fetchPage(entryOf(path).page, path)
        }),
        reloadDocument: fromPromise(async () => {
          if (entryOf(location.pathname).path === path) await reloadIfStale(app)
        }),
      },
    })
    const actor = createActor(machine, { id: path, ...(inspect && { inspect }) })
    const resource: PageResource = { actor }
    resources.set(path, resource)
    actor.subscribe((snapshot) => {
      if (snapshot.matches('idle')) resource.promise = undefined
    })
    actor.start()
    return resource
  }

  function request(path: string, type: 'page.fetch' | 'page.render'): Promise<ReadyPage> {
    const resource = resourceOf(path)
    if (resource.page === undefined) resource.actor.send({ type })
    resource.promise ??= createPagePromise(resource)
    return resource.promise
  }
  const pageAt = (pathname: string) => resources.get(entryOf(pathname).path)?.page

  return {
    /** Loads a page without rendering it. A call after a rejection retries, unless `read` was called. */
    load: (path: string) => request(path, 'page.fetch'),
    /**
     * Loads a page to render it. Every call returns the same promise, even after a rejection, until the
     * visitor navigates to the page again.
     */
    read: (path: string) => request(path, 'page.render'),
    pendingLoad: (pathname: string) => {
      if (pageAt(pathname)) return
      const { path } = entryOf(pathname)
      resourceOf(path).actor.send({ type: 'page.retry' })
      return request(path, 'page.render')
    },
    /** Returns the page at a path if it is loaded. */
    pageAt,
  }
}

function createPagePromise(resource: PageResource): Promise<ReadyPage> {
  return new Promise((resolve, reject) => {
    const { unsubscribe } = resource.actor.subscribe((snapshot) => {
      if (snapshot.matches('loading') || snapshot.matches('reloading')) return
      unsubscribe()
      if (resource.page === undefined) reject(snapshot.context.error)
      else resolve(resource.page)
    })
  })
}

async function fetchPage<Page extends PageId>(page: Page, path: string) {
  const [{ View }, { content, head }] = await withTimeout(
    Promise.all([pageViews[page](), loadPageData(page, path)]),
  )
  return { element: <View content={content} />, head }
}

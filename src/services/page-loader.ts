import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { pageMachine } from '#machines/page.ts'
import type { Inspect } from './app-actor.ts'

export type PageLoader<Page> = {
  /** The page, if its code and content are here. */
  peek(name: string): Page | undefined
  /** For a page that is not drawn yet. Rejects when they cannot be had; the next call tries again. */
  fetch(name: string): Promise<Page>
  /**
   * The same for a page that is being drawn: always the same promise until it is refused, which
   * React reads at once when it has the page. A refused page stays refused until `failureShown`.
   */
  draw(name: string): Promise<Page>
  failureShown(name: string): void
}

type Outside<Page> = {
  fetchPage: (name: string) => Promise<Page>
  /** Resolves when no newer document comes in place of a page that was refused. */
  renewDocument: (name: string) => Promise<void>
  inspect?: Inspect | undefined
}

type Resource<Page> = {
  actor: ActorRefFrom<typeof pageMachine>
  page?: Page
  arrival?: Promise<Page> | undefined
}

/** The pages of the site, each fetched once, when it is first asked for. */
export function createPageLoader<Page>(outside: Outside<Page>): PageLoader<Page> {
  const { fetchPage, renewDocument, inspect } = outside
  const resources = new Map<string, Resource<Page>>()

  function resourceOf(name: string): Resource<Page> {
    const known = resources.get(name)
    if (known !== undefined) return known
    const machine = pageMachine.provide({
      actors: {
        fetchPage: fromPromise(async () => {
          resource.page = await fetchPage(name)
        }),
        renewDocument: fromPromise(() => renewDocument(name)),
      },
    })
    const actor = createActor(machine, { id: name, ...(inspect && { inspect }) })
    const resource: Resource<Page> = { actor }
    resources.set(name, resource)
    actor.subscribe((snapshot) => {
      if (snapshot.matches('absent')) resource.arrival = undefined
    })
    actor.start()
    return resource
  }

  function arrivalOf(resource: Resource<Page>): Promise<Page> {
    const arrival = new Promise<Page>((resolve, reject) => {
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

  function ask(name: string, type: 'page.fetch' | 'page.draw'): Promise<Page> {
    const resource = resourceOf(name)
    if (resource.page === undefined) resource.actor.send({ type })
    resource.arrival ??= arrivalOf(resource)
    return resource.arrival
  }

  return {
    peek: (name) => resources.get(name)?.page,
    fetch: (name) => ask(name, 'page.fetch'),
    draw: (name) => ask(name, 'page.draw'),
    failureShown: (name) => resourceOf(name).actor.send({ type: 'failure.shown' }),
  }
}

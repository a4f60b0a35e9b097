import type { IncomingMessage } from 'node:http'
import { text, type Reply } from './exchange.ts'

type Handler = (id: string, request: IncomingMessage) => Reply | Promise<Reply>

/** Handlers by method and path; `:id` in a path stands for a message's digits. */
export type Routes = Readonly<Record<string, Handler>>

export type Router = (path: string, request: IncomingMessage) => Promise<Reply>

/** Answers 404 for a path no route has, 405 for a method its path does not take. */
export function createRouter(routes: Routes): Router {
  const table = Object.entries(routes).map(([route, handle]) => {
    const [method = '', path = ''] = route.split(' ')
    const source = path.replaceAll('.', '\\.').replace(':id', '(\\d+)')
    return { method, pattern: new RegExp(`^${source}$`), handle }
  })
  return async (path, request) => {
    const there = table.filter(({ pattern }) => pattern.test(path))
    const route = there.find(({ method }) => method === request.method)
    if (route) return route.handle(route.pattern.exec(path)?.[1] ?? '', request)
    if (there.length === 0) return text(404, 'Not Found')
    const allow = there.map(({ method }) => method).join(', ')
    return { ...text(405, 'Method Not Allowed'), headers: { allow } }
  }
}

import type { ServerResponse } from 'node:http'

export type Listeners = {
  /** Keeps the response open as a stream of Server-Sent Events. */
  add(response: ServerResponse): void
  /** Tells every open page that what it shows has changed. */
  notify(): void
}

export function createListeners(): Listeners {
  const open = new Set<ServerResponse>()
  return {
    add(response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      })
      response.flushHeaders()
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    notify() {
      for (const response of open) response.write('event: change\ndata: {}\n\n')
    },
  }
}

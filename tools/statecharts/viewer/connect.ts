import { channelName, type FromPage, type FromViewer } from '../inspection/protocol.ts'

/** Pages forget a viewer that has not spoken for three of them; milliseconds. */
const heartbeat = 1000

export type Tell = (command: FromViewer) => void

/** Listens to every page of this origin from now on; gives what speaks to them. */
export function connect(hear: (message: FromPage) => void): Tell {
  const channel = new BroadcastChannel(channelName)
  const seen = new Map<string, number>()
  const tell: Tell = (command) => channel.postMessage(command)
  const watch = () => tell({ kind: 'watch', seen: Object.fromEntries(seen) })
  channel.addEventListener('message', ({ data }: MessageEvent<FromPage | FromViewer>) => {
    if (data.kind === 'leave') seen.delete(data.page)
    else if (data.kind === 'report') {
      const newest = data.entries.at(-1)?.seq
      if (newest !== undefined) seen.set(data.page, newest)
    } else return
    hear(data)
  })
  setInterval(watch, heartbeat)
  document.addEventListener('visibilitychange', watch)
  watch()
  return tell
}

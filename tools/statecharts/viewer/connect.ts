import { channelName, type FromPage, type FromViewer } from '../inspection/protocol.ts'

/** Milliseconds from one question to the next. */
const pace = 100

const channel = new BroadcastChannel(channelName)

export const tell = (command: FromViewer) => channel.postMessage(command)

/** Listens to every page of this origin, and asks for what is new; gives what ends it. */
export function listen(hear: (message: FromPage) => void): () => void {
  const seen = new Map<string, number>()
  channel.onmessage = ({ data }: MessageEvent<FromPage | FromViewer>) => {
    if (data.kind === 'leave') seen.delete(data.page)
    else if (data.kind === 'report') {
      const newest = data.entries.at(-1)?.seq
      if (newest !== undefined) seen.set(data.page, newest)
    } else return
    hear(data)
  }
  const ask = () => tell({ kind: 'watch', seen: Object.fromEntries(seen) })
  const interval = setInterval(ask, pace)
  return () => clearInterval(interval)
}

import type { UserDriver } from 'statecharts'
import { lookAtNotice } from './queries.ts'

type Notice = {
  readonly title: string
  readonly text: string
  readonly isPaused: boolean
}

type Seen = {
  readonly notice: Notice | null
  /** How many there were since the time stopped. */
  readonly count: number
  /** The title of the last one. */
  readonly last: string | null
}

/** Follows the notices from step to step; those of these titles alone, when any are given. */
export function noticeWatch(user: UserDriver, titles?: readonly string[]) {
  let count = 0
  let last: string | null = null
  return async (): Promise<Seen> => {
    const seen = await user.read(lookAtNotice)
    if (seen === null) return { notice: null, count, last }
    const { isNew, ...notice } = seen
    if (isNew && (titles?.includes(notice.title) ?? true)) {
      count += 1
      last = notice.title
    }
    return { notice, count, last }
  }
}

import type { UserDriver } from 'statecharts'
import { lookAtNotice } from './queries.ts'

/**
 * Follows the notices from step to step: the one on screen, and since the time stopped how many there
 * were, and the title of the last; those of these titles alone, when any are given.
 */
export function noticeWatch(user: UserDriver, titles?: readonly string[]) {
  let count = 0
  let last: string | null = null
  return async () => {
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

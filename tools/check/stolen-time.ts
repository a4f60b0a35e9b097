import { readFile } from 'node:fs/promises'

/**
 * Begins to read how much of a virtual machine's processors its host gives to others.
 * @returns a reader of the share since then, from 0 to 1; it gives null where no host tells: only
 * Linux does.
 */
export async function readStolenTime() {
  const before = await processorTimes()
  return async () => stolenShare(before, await processorTimes())
}

/** The share between two texts of `/proc/stat`; null when these do not tell. */
export function stolenShare(before: string, after: string) {
  const [first, last] = [timesOf(before), timesOf(after)]
  const spent = last.map((time, index) => time - (first[index] ?? 0))
  const all = spent.reduce((sum, time) => sum + time, 0)
  const stolen = spent[7]
  return stolen === undefined || all <= 0 ? null : stolen / all
}

/** User, nice, system, idle, iowait, irq, softirq and steal; what follows is counted in user. */
function timesOf(text: string) {
  const [, times = ''] = /^cpu +([\d ]+)$/m.exec(text) ?? []
  return times.split(' ').slice(0, 8).filter(Boolean).map(Number)
}

async function processorTimes() {
  try {
    return await readFile('/proc/stat', 'utf8')
  } catch {
    return ''
  }
}

/** A sentence where a host took more than a tenth; none otherwise. */
export function stolenNotices(share: number | null): readonly string[] {
  if (share === null || share < 0.1) return []
  const percent = Math.round(share * 100)
  return [`The host of this machine gave ${percent} % of its processors’ time to others.`]
}

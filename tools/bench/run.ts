import type { Browser } from '@playwright/test'
import type { PageSamples, Sample } from './measures.ts'
import { measureFirstPress, measureLoad, measureMenu, measureStart } from './scenarios.ts'

/** Where each subject is served. */
export type Origins = {
  readonly site: string
  readonly twin: string
  readonly floor: string
  readonly stack: string
}

const subjects = ['floor', 'own', 'twin'] as const
type Subject = (typeof subjects)[number]

export type Run = {
  readonly stack: Sample
  readonly pages: readonly (Readonly<Record<Subject, Sample>> & {
    readonly path: string
  })[]
}

type Part = {
  /** The page from its request to its rest, beside its references. */
  readonly load: boolean
  /** The menu at the first paint, beside the references'. */
  readonly menu: boolean
  /** As the load, then the first gesture, what it sets off, and the use of the page; and the first press. */
  readonly start: boolean
  /** The page stands between its references; these change places, lest one always be warmer. */
  readonly order: readonly Subject[]
}

/**
 * What of a page one run measures: with six runs and more the load or the menu in turn, the start
 * instead of two loads in three. Each tells the first paint, whose ratios need the most runs.
 */
export function partOf(run: number, page: number, runs: number): Part {
  const turn = (run + page) % 6
  const order = Math.floor((run + page) / 2) % 2 === 0 ? subjects : subjects.toReversed()
  if (runs < 6) return { load: true, menu: true, start: true, order }
  return { load: turn % 2 === 0, menu: turn % 2 === 1, start: turn % 4 === 0, order }
}

/** Each page right beside its twin and the floor, so that all meet the same machine. */
export async function measureRun(
  browser: Browser,
  origins: Origins,
  paths: readonly string[],
  parts: (page: number) => Part,
): Promise<Run> {
  const empty = `${origins.stack}/`
  const stack = {
    ...(await measureMenu(browser, empty)),
    ...(await measureLoad(browser, empty, { hydrates: true })),
  }
  const pages = []
  for (const [index, path] of paths.entries()) {
    const { load, menu, start, order } = parts(index)
    const addresses = {
      own: origins.site + path,
      twin: origins.twin + path,
      floor: `${origins.floor}/`,
    }
    const samples: Record<Subject, Sample> = { own: {}, twin: {}, floor: {} }
    for (const subject of menu ? order : [])
      samples[subject] = await measureMenu(browser, addresses[subject])
    for (const subject of load ? order : []) {
      const loaded =
        start && subject === 'own'
          ? await measureStart(browser, addresses.own, path)
          : await measureLoad(browser, addresses[subject], { letters: subject === 'own' })
      samples[subject] = { ...samples[subject], ...loaded }
    }
    if (start)
      samples.own = { ...samples.own, ...(await measureFirstPress(browser, addresses.own)) }
    pages.push({ path, ...samples })
  }
  return { stack, pages }
}

/** The runs, sorted by what they measured. */
export function gather(runs: readonly Run[], paths: readonly string[]) {
  const pages = paths.map((path): PageSamples => {
    const samples = runs.flatMap((run) => run.pages.filter((page) => page.path === path))
    return {
      path,
      own: samples.map(({ own }) => own),
      twin: samples.map(({ twin }) => twin),
      floor: samples.map(({ floor }) => floor),
    }
  })
  return {
    pages,
    stack: runs.map(({ stack }) => stack),
  }
}

import type { Browser } from '@playwright/test'
import type { PageSamples, Sample } from './measures.ts'
import { measureLoad, measureMenu, measureStart } from './scenarios.ts'

/** Where each subject is served. */
export interface Origins {
  readonly site: string
  readonly twin: string
  readonly floor: string
  readonly stack: string
}

const subjects = ['floor', 'own', 'twin'] as const
type Subject = (typeof subjects)[number]

export interface Run {
  readonly stack: Sample
  readonly pages: readonly (Readonly<Record<Subject, Sample>> & {
    readonly path: string
  })[]
}

interface Part {
  /** The menu at the first paint, beside the twin's. */
  readonly menu: boolean
  /** The first gesture, what it sets off, and the use of the page. */
  readonly start: boolean
  /** The page stands between its references; these change places, lest one always be warmer. */
  readonly order: readonly Subject[]
}

/**
 * What of a page one run measures besides its load: with three runs and more, the start in every
 * third, the menu in the others, so that nine runs of all pages end within about eleven minutes.
 */
export function partOf(run: number, page: number, runs: number): Part {
  const order = (run + page) % 2 === 0 ? subjects : subjects.toReversed()
  if (runs < 3) return { menu: true, start: true, order }
  const start = (run + page) % 3 === 0
  return { menu: !start, start, order }
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
    const { menu, start, order } = parts(index)
    const addresses = {
      own: origins.site + path,
      twin: origins.twin + path,
      floor: `${origins.floor}/`,
    }
    const samples: Record<Subject, Sample> = { own: {}, twin: {}, floor: {} }
    for (const subject of menu ? order : [])
      samples[subject] = await measureMenu(browser, addresses[subject])
    for (const subject of order) {
      const loaded =
        start && subject === 'own'
          ? await measureStart(browser, addresses.own, path)
          : await measureLoad(browser, addresses[subject], { letters: subject === 'own' })
      samples[subject] = { ...samples[subject], ...loaded }
    }
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

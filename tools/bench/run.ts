import type { Browser } from '@playwright/test'
import type { PageSamples, Sample } from './measures.ts'
import { measureFirstPress, measureLoad, measureMenu, measureStart } from './scenarios.ts'

/** Where each variant is served. */
export type Origins = {
  readonly site: string
  readonly withoutScript: string
  readonly floor: string
  readonly stack: string
}

const variants = ['floor', 'own', 'withoutScript'] as const
type Variant = (typeof variants)[number]

export type Run = {
  readonly stack: Sample
  readonly pages: readonly (Readonly<Record<Variant, Sample>> & {
    readonly path: string
  })[]
}

type RunPlan = {
  /** The page from its request to its rest, beside its references. */
  readonly load: boolean
  /** The menu at the first paint, beside the references'. */
  readonly menu: boolean
  /** As the load, then the first gesture, what it sets off, and the use of the page; and the first press. */
  readonly start: boolean
  /** The page stands between its references; these change places, lest one always be warmer. */
  readonly order: readonly Variant[]
}

/**
 * What of a page one run measures: with six runs and more the load or the menu in turn, the start
 * instead of two loads in three. Each tells the first paint, whose ratios need the most runs.
 */
export function planOf(run: number, page: number, runs: number): RunPlan {
  const turn = (run + page) % 6
  const order = Math.floor((run + page) / 2) % 2 === 0 ? variants : variants.toReversed()
  if (runs < 6) return { load: true, menu: true, start: true, order }
  return { load: turn % 2 === 0, menu: turn % 2 === 1, start: turn % 4 === 0, order }
}

/** Each page right beside its variant without script and the floor, so that all meet the same machine. */
export async function measureRun(
  browser: Browser,
  origins: Origins,
  paths: readonly string[],
  planFor: (page: number) => RunPlan,
): Promise<Run> {
  const empty = `${origins.stack}/`
  const stack = {
    ...(await measureMenu(browser, empty)),
    ...(await measureLoad(browser, empty, { hydrates: true })),
  }
  const pages = []
  for (const [index, path] of paths.entries()) {
    const { load, menu, start, order } = planFor(index)
    const addresses = {
      own: origins.site + path,
      withoutScript: origins.withoutScript + path,
      floor: `${origins.floor}/`,
    }
    const samples: Record<Variant, Sample> = { own: {}, withoutScript: {}, floor: {} }
    for (const variant of menu ? order : [])
      samples[variant] = await measureMenu(browser, addresses[variant])
    for (const variant of load ? order : []) {
      const loaded =
        start && variant === 'own'
          ? await measureStart(browser, addresses.own, path)
          : await measureLoad(browser, addresses[variant], { webFont: variant === 'own' })
      samples[variant] = { ...samples[variant], ...loaded }
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
      withoutScript: samples.map(({ withoutScript }) => withoutScript),
      floor: samples.map(({ floor }) => floor),
    }
  })
  return {
    pages,
    stack: runs.map(({ stack }) => stack),
  }
}

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

export interface Run {
  readonly floor: Sample
  readonly stack: Sample
  readonly pages: readonly {
    readonly path: string
    readonly own: Sample
    readonly twin: Sample
  }[]
}

interface Part {
  /** The menu at the first paint, beside the twin's. */
  readonly menu: boolean
  /** The first gesture, what it sets off, and the use of the page. */
  readonly start: boolean
}

/**
 * What of a page one run measures besides its load: with three runs and more, the start in every
 * third, the menu in the others, so that nine runs of all pages end within ten minutes.
 */
export function partOf(run: number, page: number, runs: number): Part {
  if (runs < 3) return { menu: true, start: true }
  const start = (run + page) % 3 === 0
  return { menu: !start, start }
}

/** Each page right beside its twin, so that both meet the same machine. */
export async function measureRun(
  browser: Browser,
  origins: Origins,
  paths: readonly string[],
  parts: (page: number) => Part,
): Promise<Run> {
  const both = async (address: string, options?: { hydrates: boolean }) => ({
    ...(await measureMenu(browser, address)),
    ...(await measureLoad(browser, address, options)),
  })
  const floor = await both(`${origins.floor}/`)
  const stack = await both(`${origins.stack}/`, { hydrates: true })
  const pages = []
  for (const [index, path] of paths.entries()) {
    const part = parts(index)
    const own = origins.site + path
    const twin = origins.twin + path
    const twinMenu = part.menu ? await measureMenu(browser, twin) : {}
    const ownMenu = part.menu ? await measureMenu(browser, own) : {}
    const twinLoad = await measureLoad(browser, twin)
    const ownLoad = part.start
      ? await measureStart(browser, own, path)
      : await measureLoad(browser, own)
    pages.push({
      path,
      own: { ...ownLoad, ...ownMenu },
      twin: { ...twinLoad, ...twinMenu },
    })
  }
  return { floor, stack, pages }
}

/** The runs, sorted by what they measured. */
export function gather(runs: readonly Run[], paths: readonly string[]) {
  const pages = paths.map((path): PageSamples => {
    const samples = runs.flatMap((run) => run.pages.filter((page) => page.path === path))
    return {
      path,
      own: samples.map(({ own }) => own),
      twin: samples.map(({ twin }) => twin),
    }
  })
  return {
    pages,
    floor: runs.map(({ floor }) => floor),
    stack: runs.map(({ stack }) => stack),
  }
}

/** What can be measured of a visit: times in ms, sizes in bytes on the wire. */
export const titles = {
  fcp: 'first paint',
  lcp: 'largest paint',
  tbt: 'blocking time at load',
  cls: 'layout shift',
  menuAt: 'menu works',
  startTook: 'first gesture to hydrated',
  startTbt: 'blocking time of the start',
  startLongest: 'longest task of the start',
  firstInp: 'first gesture',
  menuInp: 'menu',
  filterInp: 'filter',
  accordionInp: 'question',
  typingInp: 'typing',
  navigation: 'next page',
  signAt: 'sign of a press',
  pressTook: 'first press to its answer',
  bytes: 'everything',
  htmlBytes: 'document',
  scriptBytes: 'script',
  fontBytes: 'font',
  imageBytes: 'images',
  dataBytes: 'data',
  requests: 'requests',
  hosts: 'hosts',
  aheadBytes: 'everything, fetched ahead included',
  aheadRequests: 'requests, fetched ahead included',
  startedBytes: 'everything, application included',
  startedScriptBytes: 'script, application included',
  startedRequests: 'requests, application included',
} as const

export type Measure = keyof typeof titles

/** One run of one page; a measure is absent where the page offers nothing to measure. */
export type Sample = Partial<Record<Measure, number>>

export type PageSamples = {
  readonly path: string
  /** One a run, as in the others. */
  readonly own: readonly Sample[]
  /** The same page without script. */
  readonly withoutScript: readonly Sample[]
  /** The bare page, loaded right beside it. */
  readonly floor: readonly Sample[]
}

/** Bytes of what was built, brotli. */
export type Weights = {
  readonly scripts: number
  readonly fonts: number
  readonly fontFiles: number
  readonly documents: Readonly<Record<string, number>>
}

export type Results = {
  readonly pages: readonly PageSamples[]
  readonly stack: readonly Sample[]
  readonly weights: Weights
}

/** The bare page as all pages had it beside them. */
export function floorOf({ pages }: Results): readonly Sample[] {
  return pages.flatMap(({ floor }) => floor)
}

/** What the runs say of one measure. */
export function valuesOf(samples: readonly Sample[], measure: Measure): readonly number[] {
  return samples.flatMap((sample) => sample[measure] ?? [])
}

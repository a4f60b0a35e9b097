import { STATUS_CODES, type ServerResponse } from 'node:http'
import { isRecord } from './json.ts'

/**
 * How the send routes misbehave. A fault with only a `delay` keeps the message at once and
 * answers late; every other fault keeps nothing. `cut`, then `hang`, `headersThenHang` and
 * `html`, win over `status`, `body` and `contentType`.
 */
export type Fault = {
  readonly status?: number
  readonly body?: string
  readonly contentType?: string
  /** Milliseconds before whatever happens next. */
  readonly delay?: number
  readonly hang?: true
  readonly cut?: true
  /** 200 with a Wi-Fi portal's page instead of `OK`. */
  readonly html?: true
  /** 200 and its headers, then a body that never comes. */
  readonly headersThenHang?: true
  /** Without the header that lets the site's script read the answer. */
  readonly withoutCors?: true
  /** Requests still to disturb; until cleared when absent. */
  readonly times?: number
}

export type Faults = {
  current(): Fault | undefined
  set(fault: Fault): void
  clear(): void
  /** The fault for the request at hand, one of its `times` used up. */
  take(): Fault | undefined
}

const isTrue = (value: unknown) => value === true
const isString = (value: unknown) => typeof value === 'string'
const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const checks = {
  status: isWithin(200, 599),
  body: isString,
  contentType: (value) => typeof value === 'string' && /^[\x20-\x7e]+$/.test(value),
  delay: isWithin(0, 600_000),
  hang: isTrue,
  cut: isTrue,
  html: isTrue,
  headersThenHang: isTrue,
  withoutCors: isTrue,
  times: isWithin(1, 1_000_000),
} satisfies Record<keyof Fault, (value: unknown) => boolean>

const checkOf = new Map(Object.entries(checks))

/** Whether the value is a fault: known keys only, in range, and at least one that disturbs. */
export const isFault = (value: unknown): value is Fault =>
  isRecord(value) &&
  Object.keys(value).some((key) => key !== 'times') &&
  Object.entries(value).every(([key, item]) => checkOf.get(key)?.(item) === true)

export const onlyDelays = ({ delay: _delay, times: _times, ...rest }: Fault): boolean =>
  Object.keys(rest).length === 0

export function createFaults(onChange: () => void): Faults {
  let fault: Fault | undefined
  const put = (next: Fault | undefined) => {
    fault = next
    onChange()
  }
  return {
    current: () => fault,
    set: put,
    clear: () => put(undefined),
    take() {
      const taken = fault
      if (taken?.times !== undefined)
        put(taken.times > 1 ? { ...taken, times: taken.times - 1 } : undefined)
      return taken
    },
  }
}

const portal =
  '<!doctype html><html lang="fr"><title>Wi-Fi</title><h1>Connectez-vous au réseau</h1></html>'

/** Does to the response what the fault says, its delay aside. */
export function misbehave(response: ServerResponse, fault: Fault): void {
  if (fault.cut) {
    response.destroy()
  } else if (fault.hang) {
    return
  } else if (fault.headersThenHang) {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).flushHeaders()
  } else if (fault.html) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(portal)
  } else {
    if (fault.withoutCors) response.removeHeader('access-control-allow-origin')
    const { status = 200, contentType = 'text/plain; charset=utf-8' } = fault
    response
      .writeHead(status, { 'content-type': contentType })
      .end(fault.body ?? STATUS_CODES[status] ?? '')
  }
}

import { STATUS_CODES, type ServerResponse } from 'node:http'
import { z } from 'zod'

/**
 * How the send routes misbehave. A fault with only a `delay` keeps the message at once and
 * answers late; every other fault keeps nothing. `cut`, then `hang`, `headersThenHang` and
 * `html`, win over `status`.
 */
export const faultSchema = z
  .strictObject({
    status: z.int().min(200).max(599),
    /** Milliseconds before whatever happens next. */
    delay: z.int().min(0).max(600_000),
    hang: z.literal(true),
    cut: z.literal(true),
    /** 200 with a Wi-Fi portal's page instead of `OK`. */
    html: z.literal(true),
    /** 200 and its headers, then a body that never comes. */
    headersThenHang: z.literal(true),
    /** Without the header that lets the site's script read the answer. */
    withoutCors: z.literal(true),
    /** Requests still to disturb; until cleared when absent. */
    times: z.int().min(1).max(1_000_000),
  })
  .partial()
  .readonly()
  .refine((fault) => Object.keys(fault).some((key) => key !== 'times'))

export type Fault = z.infer<typeof faultSchema>

type Preset = { readonly label: string; readonly fault: Fault }

/** The faults that the page offers, by the name its form sends. */
export const faultPresets: ReadonlyMap<string, Preset> = new Map<string, Preset>([
  ['refus', { label: 'Refuser le message (400)', fault: { status: 400 } }],
  ['taille', { label: 'Refuser, message trop long (413)', fault: { status: 413 } }],
  ['cadence', { label: 'Refuser, trop de demandes (429)', fault: { status: 429 } }],
  ['panne', { label: 'Service en panne (500)', fault: { status: 500 } }],
  ['portail', { label: 'Page HTML d’un portail Wi-Fi (200)', fault: { html: true } }],
  ['lenteur', { label: 'Accepter, mais après 5 secondes', fault: { delay: 5000 } }],
  ['silence', { label: 'Ne jamais répondre', fault: { hang: true } }],
  ['moitie', { label: 'En-têtes, puis plus rien', fault: { headersThenHang: true } }],
  ['coupure', { label: 'Couper la connexion', fault: { cut: true } }],
])

/** A fault in words: its preset's, or its JSON when no preset is like it. */
export function describeFault({ times, ...fault }: Fault): string {
  const json = JSON.stringify(fault)
  const matchingPreset = [...faultPresets.values()].find(
    (candidate) => JSON.stringify(candidate.fault) === json,
  )
  return (
    (matchingPreset?.label ?? json) + (times === undefined ? '' : `, ${times} fois encore`)
  )
}

export const isDelayOnly = (fault: Fault): boolean =>
  Object.keys(fault).every((key) => key === 'delay' || key === 'times')

const captivePortalPage =
  '<!doctype html><html lang="fr"><title>Wi-Fi</title><h1>Connectez-vous au réseau</h1></html>'

/** Does to the response what the fault says, its delay aside. */
export function applyFault(response: ServerResponse, fault: Fault): void {
  if (!fault.withoutCors) response.setHeader('access-control-allow-origin', '*')
  const { status = 200 } = fault
  const type = fault.html ? 'text/html' : 'text/plain'
  response.setHeader('content-type', `${type}; charset=utf-8`)
  if (fault.cut) response.destroy()
  else if (fault.hang) return
  else if (fault.headersThenHang) response.writeHead(200).flushHeaders()
  else if (fault.html) response.writeHead(200).end(captivePortalPage)
  else response.writeHead(status).end(STATUS_CODES[status])
}

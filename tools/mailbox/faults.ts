import { STATUS_CODES, type ServerResponse } from 'node:http'
import { z } from 'zod'

/**
 * A simulated fault of the send route. If `delay` is the only fault, the message is saved immediately
 * and the response is delayed. With any other fault, the message is lost. `cut`, `hang`,
 * `headersThenHang` and `html` take precedence over `status`, in this order.
 */
export const faultSchema = z
  .strictObject({
    status: z.int().min(200).max(599),
    /** The time before the response or the fault, in milliseconds. */
    delay: z.int().min(0).max(600_000),
    hang: z.literal(true),
    cut: z.literal(true),
    /** Responds with status 200 and the page of a Wi-Fi portal instead of `OK`. */
    html: z.literal(true),
    /** Sends status 200 and headers, but no body. The connection stays open. */
    headersThenHang: z.literal(true),
    /** Omits the CORS header, so that a script of the site cannot read the response. */
    withoutCors: z.literal(true),
    /** The number of affected requests. By default, the fault lasts until it is cleared. */
    times: z.int().min(1).max(1_000_000),
  })
  .partial()
  .readonly()
  .refine((fault) => Object.keys(fault).some((key) => key !== 'times'))

export type Fault = z.infer<typeof faultSchema>

type Preset = { readonly label: string; readonly fault: Fault }

/** The faults that the page offers, by their value in the form. */
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

/** Applies a fault to a response. The caller handles the delay. */
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

import { STATUS_CODES, type ServerResponse } from 'node:http'

/**
 * A simulated fault of the send route. With `delay`, the message is saved immediately and the response is
 * delayed. With any other fault, the message is lost.
 */
export type Fault = {
  /** The name of the fault on the page. */
  readonly label?: string
  readonly status?: number
  /** The time before the response, in milliseconds. */
  readonly delay?: number
  readonly hang?: true
  readonly cut?: true
  /** Responds with status 200 and the page of a Wi-Fi portal instead of `OK`. */
  readonly html?: true
  /** Sends status 200 and headers, but no body. The connection stays open. */
  readonly headersThenHang?: true
  /** Omits the CORS header, so that a script of the site cannot read the response. */
  readonly withoutCors?: true
  /** The number of affected requests. By default, the fault lasts until it is cleared. */
  readonly times?: number
}

/** The faults that the page offers, by their value in the form. */
export const faultPresets: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['refus', { label: 'Refuser le message (400)', status: 400 }],
  ['taille', { label: 'Refuser, message trop long (413)', status: 413 }],
  ['cadence', { label: 'Refuser, trop de demandes (429)', status: 429 }],
  ['panne', { label: 'Service en panne (500)', status: 500 }],
  ['portail', { label: 'Page HTML d’un portail Wi-Fi (200)', html: true }],
  ['lenteur', { label: 'Accepter, mais après 5 secondes', delay: 5000 }],
  ['silence', { label: 'Ne jamais répondre', hang: true }],
  ['moitie', { label: 'En-têtes, puis plus rien', headersThenHang: true }],
  ['coupure', { label: 'Couper la connexion', cut: true }],
])

const captivePortalPage =
  '<!doctype html><html lang="fr"><title>Wi-Fi</title><h1>Connectez-vous au réseau</h1></html>'

/** Applies a fault other than a delay to a response. */
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

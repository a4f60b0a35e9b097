/** Development only: how the viewer of the machines watches those of a page. */
import { inspectPage } from 'statecharts/inspection'
import type { Inspect } from './services/app-actor.ts'

/**
 * By machine id, the keys under which the site's own codes stand: what a developer may see of a
 * machine while what visitors type is masked.
 */
export const inspectionCodes = {
  accordion: ['id', 'open'],
  app: ['solutions'],
  chat: ['sender', 'code'],
  contactForm: ['field', 'kind', 'errors', 'cut', 'failure', 'reason'],
  dropdown: ['labels'],
  filter: ['known', 'value'],
  funding: ['answers', 'later', 'choice', 'error', 'followed', 'answer', 'track'],
  individualForm: ['field', 'kind', 'errors', 'cut'],
  toastQueue: ['toast', 'waiting', 'notice', 'by', 'holds'],
} as const

export function inspectSite(): Promise<Inspect> {
  return inspectPage(inspectionCodes)
}

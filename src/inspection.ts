/** Connects a page's machines to the live viewer during development. */
import { inspectPage } from 'statecharts/inspection'
import type { Inspect } from './services/app-actor.ts'

/**
 * For each machine id, the keys whose texts the visitor does not type. All other texts are masked by default,
 * because they may be personal data.
 */
export const inspectionCodes = {
  accordion: ['id', 'item'],
  app: ['solutions'],
  chat: ['sender', 'code'],
  contactForm: ['field', 'kind', 'errors', 'truncatedFields', 'failure', 'reason'],
  dropdown: ['labels'],
  filter: ['known', 'value'],
  questions: [
    'answers',
    'redoAnswers',
    'choice',
    'error',
    'expandedResult',
    'option',
    'result',
  ],
  individualForm: ['field', 'kind', 'errors', 'truncatedFields'],
  toastQueue: ['toast', 'notice', 'by'],
} as const

export function inspectSite(): Promise<Inspect> {
  return inspectPage(inspectionCodes)
}

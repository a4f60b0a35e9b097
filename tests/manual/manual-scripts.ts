import type { ManualScripts } from 'statecharts'
import { contactFormManual } from './contact-form.manual.ts'
import { answerAsArranged } from './mailbox.ts'
import { siteSentences } from './sentences.ts'

/** What a person does and sees, for each machine that a visitor meets. */
export const manualScripts: ManualScripts = {
  adapters: [contactFormManual],
  sentences: Object.values(siteSentences),
  targets: {},
  afterGesture: answerAsArranged,
}

import type { ManualScripts } from 'statecharts'
import { screensIn } from 'statecharts/node'
import { answerAsArranged } from './mailbox.ts'
import { contactLink, linkTo } from './menus.ts'

/** How a visitor meets each machine. */
export const screens = await screensIn('tests/screens')

/** What a person does and sees, for each machine that a visitor meets. */
export const manualScripts: ManualScripts = {
  screens,
  targets: { [contactLink]: linkTo('/contact') },
  afterGesture: answerAsArranged,
}

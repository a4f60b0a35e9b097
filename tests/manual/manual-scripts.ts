import type { ManualAdapter, ManualScripts } from 'statecharts'
import { screens } from '../screens/screens.ts'
import { linkTo } from '../screen-adapters/locators.ts'
import { appManual } from './app.manual.ts'
import { chatManual, chatTargets } from './chat.manual.ts'
import { dropdownManual } from './dropdown.manual.ts'
import { fundingManual, fundingTargets } from './funding.manual.ts'
import { individualFormManual } from './individual-form.manual.ts'
import { answerAsArranged } from './mailbox.ts'
import { contactLink } from './menus.ts'
import { noticeTargets, toastQueueManual } from './toast-queue.manual.ts'

const byHand: readonly ManualAdapter[] = [
  appManual,
  chatManual,
  dropdownManual,
  fundingManual,
  individualFormManual,
  toastQueueManual,
]

/** What a person does and sees, for each machine that a visitor meets. */
export const manualScripts: ManualScripts = {
  adapters: [...byHand, ...screens.map(({ manual }) => manual)].toSorted((one, other) =>
    one.screen.model.name.localeCompare(other.screen.model.name),
  ),
  // Read when a script is followed: the names that change are known once it is written.
  get targets() {
    return {
      ...Object.assign({}, ...screens.map(({ targets }) => targets)),
      ...chatTargets,
      ...fundingTargets,
      ...noticeTargets,
      [contactLink]: linkTo('/contact'),
    }
  },
  afterGesture: answerAsArranged,
}

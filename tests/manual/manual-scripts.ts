import type { ManualScripts } from 'statecharts'
import { linkTo } from '../screen-adapters/locators.ts'
import { accordionManual, accordionTargets } from './accordion.manual.ts'
import { appManual } from './app.manual.ts'
import { chatManual, chatTargets } from './chat.manual.ts'
import { clipboardManual } from './clipboard.manual.ts'
import { contactFormManual } from './contact-form.manual.ts'
import { dropdownManual } from './dropdown.manual.ts'
import { filterManual, filterTargets } from './filter.manual.ts'
import { fundingManual, fundingTargets } from './funding.manual.ts'
import { individualFormManual } from './individual-form.manual.ts'
import { answerAsArranged } from './mailbox.ts'
import { contactLink } from './menus.ts'
import { mobileMenuManual, mobileMenuTargets } from './mobile-menu.manual.ts'
import { siteSentences } from './sentences.ts'
import { noticeTargets, toastQueueManual } from './toast-queue.manual.ts'

/** What a person does and sees, for each machine that a visitor meets. */
export const manualScripts: ManualScripts = {
  adapters: [
    accordionManual,
    appManual,
    chatManual,
    clipboardManual,
    contactFormManual,
    dropdownManual,
    filterManual,
    fundingManual,
    individualFormManual,
    mobileMenuManual,
    toastQueueManual,
  ],
  sentences: Object.values(siteSentences),
  targets: {
    ...accordionTargets,
    ...chatTargets,
    ...filterTargets,
    ...fundingTargets,
    ...mobileMenuTargets,
    ...noticeTargets,
    [contactLink]: linkTo('/contact'),
  },
  afterGesture: answerAsArranged,
}

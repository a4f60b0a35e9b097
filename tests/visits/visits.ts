import { accordionVisit } from './accordion.visit.ts'
import { appVisit } from './app.visit.ts'
import { chatVisit } from './chat.visit.ts'
import { clipboardVisit } from './clipboard.visit.ts'
import { contactFormVisit } from './contact-form.visit.ts'
import { dropdownVisit } from './dropdown.visit.ts'
import { filterVisit } from './filter.visit.ts'
import { individualFormVisit } from './individual-form.visit.ts'
import { mobileMenuVisit } from './mobile-menu.visit.ts'
import { toastQueueVisit } from './toast-queue.visit.ts'
import type { Visit } from './visit.ts'

/** How a visitor meets each machine of the product. */
export const visits: readonly Visit[] = [
  accordionVisit,
  appVisit,
  chatVisit,
  clipboardVisit,
  contactFormVisit,
  dropdownVisit,
  filterVisit,
  individualFormVisit,
  mobileMenuVisit,
  toastQueueVisit,
]

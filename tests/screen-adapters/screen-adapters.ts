import { accordionAdapter } from './accordion.adapter.ts'
import { appAdapter } from './app.adapter.ts'
import { chatAdapter } from './chat.adapter.ts'
import { clipboardAdapter } from './clipboard.adapter.ts'
import { contactFormAdapter } from './contact-form.adapter.ts'
import { dropdownAdapter } from './dropdown.adapter.ts'
import { filterAdapter } from './filter.adapter.ts'
import { fundingAdapter } from './funding.adapter.ts'
import { individualFormAdapter } from './individual-form.adapter.ts'
import { mobileMenuAdapter } from './mobile-menu.adapter.ts'
import { toastQueueAdapter } from './toast-queue.adapter.ts'
import type { ScreenAdapter } from 'statecharts'

/** How a visitor meets each machine of the product. */
export const screenAdapters: readonly ScreenAdapter[] = [
  accordionAdapter,
  appAdapter,
  chatAdapter,
  clipboardAdapter,
  contactFormAdapter,
  dropdownAdapter,
  filterAdapter,
  fundingAdapter,
  individualFormAdapter,
  mobileMenuAdapter,
  toastQueueAdapter,
]

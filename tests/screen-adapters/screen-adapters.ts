import { appAdapter } from './app.adapter.ts'
import { chatAdapter } from './chat.adapter.ts'
import { dropdownAdapter } from './dropdown.adapter.ts'
import { fundingAdapter } from './funding.adapter.ts'
import { individualFormAdapter } from './individual-form.adapter.ts'
import { toastQueueAdapter } from './toast-queue.adapter.ts'
import type { ScreenAdapter } from 'statecharts'
import { screens } from '../screens/screens.ts'

/** How a visitor meets each machine of the product. */
export const screenAdapters: readonly ScreenAdapter[] = [
  appAdapter,
  chatAdapter,
  dropdownAdapter,
  fundingAdapter,
  individualFormAdapter,
  toastQueueAdapter,
  ...screens.map(({ adapter }) => adapter),
].toSorted((one, other) => one.model.name.localeCompare(other.model.name))

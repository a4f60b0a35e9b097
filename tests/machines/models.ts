import type { Model } from 'statecharts'
import { accordionModel } from './accordion.model.ts'
import { appModel } from './app.model.ts'
import { bootstrapModel } from './bootstrap.model.ts'
import { chatModel } from './chat.model.ts'
import { clipboardModel } from './clipboard.model.ts'
import { contactFormModel } from './contact-form.model.ts'
import { dropdownModel } from './dropdown.model.ts'
import { filterModel } from './filter.model.ts'
import { fundingModel } from './funding.model.ts'
import { individualFormModel } from './individual-form.model.ts'
import { layersModel } from './layers.model.ts'
import { mobileMenuModel } from './mobile-menu.model.ts'
import { pageModel } from './page.model.ts'
import { toastQueueModel } from './toast-queue.model.ts'

/** The model of every machine of the product. */
export const models: readonly Model[] = [
  accordionModel,
  appModel,
  bootstrapModel,
  chatModel,
  clipboardModel,
  contactFormModel,
  dropdownModel,
  filterModel,
  fundingModel,
  individualFormModel,
  layersModel,
  mobileMenuModel,
  pageModel,
  toastQueueModel,
]

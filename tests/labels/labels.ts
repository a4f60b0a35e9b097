import type { Labels } from 'statecharts'
import { contactForm, individualForm } from './forms.ts'
import { app, dropdown, mobileMenu } from './menus.ts'
import { accordion, bootstrap, chat, clipboard, filter, toastQueue } from './page-parts.ts'

/** The French words of every machine. */
export const labels: Readonly<Record<string, Labels>> = {
  accordion,
  app,
  bootstrap,
  chat,
  clipboard,
  'contact-form': contactForm,
  dropdown,
  filter,
  'individual-form': individualForm,
  'mobile-menu': mobileMenu,
  'toast-queue': toastQueue,
}

import type { Labels } from 'statecharts'
import { contactForm, individualForm } from './forms.ts'
import { app, dropdown, layers, mobileMenu } from './menus.ts'
import {
  accordion,
  bootstrap,
  chat,
  clipboard,
  filter,
  funding,
  page,
  toastQueue,
} from './page-parts.ts'

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
  funding,
  'individual-form': individualForm,
  layers,
  'mobile-menu': mobileMenu,
  page,
  'toast-queue': toastQueue,
}

import type { Model, Wording } from 'statecharts'
import { contactForm, individualForm } from './forms.ts'
import { app, dropdown, mobileMenu } from './menus.ts'
import { accordion, chat, clipboard, filter, toastQueue } from './page-parts.ts'

const wordings: Readonly<Record<string, Wording>> = {
  accordion,
  app,
  chat,
  clipboard,
  'contact-form': contactForm,
  dropdown,
  filter,
  'individual-form': individualForm,
  'mobile-menu': mobileMenu,
  'toast-queue': toastQueue,
}

/** The French words of a machine; throws when it has none. */
export function wordingOf({ name }: Model): Wording {
  const wording = wordings[name]
  if (!wording)
    throw new Error(
      `${name} has no French words in tools/statecharts/cli/wording/wordings.ts`,
    )
  return wording
}

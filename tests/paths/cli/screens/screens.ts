import type { Model } from '#tests/paths/model.ts'
import { screen as accordion } from './accordion.ts'
import { screen as chat } from './chat.ts'
import { screen as clipboard } from './clipboard.ts'
import { screen as contactForm } from './contact-form.ts'
import { screen as dropdown } from './dropdown.ts'
import { screen as filter } from './filter.ts'
import { screen as individualForm } from './individual-form.ts'
import { screen as mobileMenu } from './mobile-menu.ts'
import type { ScreenOf } from './screen.ts'
import { screen as toastQueue } from './toast-queue.ts'

const screens: Readonly<Record<string, ScreenOf>> = {
  accordion,
  chat,
  clipboard,
  'contact-form': contactForm,
  dropdown,
  filter,
  'individual-form': individualForm,
  'mobile-menu': mobileMenu,
  'toast-queue': toastQueue,
}

/** Machines that no visitor meets by themselves, and why. */
const withoutScreen: Readonly<Record<string, string>> = {
  app: 'on screen the site is what its parts show: see mobile-menu and dropdown',
}

/** How a visitor meets a machine; undefined, with the reason, when none does. */
export function screenOf({ name }: Model): {
  readonly screen: ScreenOf | undefined
  readonly reason: string
} {
  const reason =
    withoutScreen[name] ?? 'tests/paths/cli/screens/screens.ts has no screen for it'
  return { screen: screens[name], reason }
}

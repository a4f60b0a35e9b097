/**
 * What stands in the page, read inside it. Each `lookAt…` is sent to the browser as its source:
 * it uses nothing but its argument and the page's globals.
 */
import type { UserDriver } from 'statecharts'

/** The form of the page: what its controls hold, what is said to be wrong, the cards that last. */
export function lookAtForm() {
  const form = document.querySelector('main form[method=post]')
  if (form === null) throw new Error('There is no form')
  const textOf = (element: Element | null | undefined) => element?.textContent ?? null
  const values: Record<string, string> = {}
  const errors: Record<string, string | null> = {}
  // The robots' trap is no part of the form that a visitor sees.
  for (const control of form.querySelectorAll('[name]:not([form])')) {
    if (!('value' in control)) continue
    const name = control.getAttribute('name') ?? ''
    values[name] = String(control.value)
    if (control.getAttribute('aria-invalid') === 'true')
      errors[name] = textOf(document.getElementById(`${control.id}-error`))
  }
  return {
    values,
    errors,
    summary: [...form.querySelectorAll('[role=alert] li')].map(textOf),
    cards: [...form.querySelectorAll(':scope > div:not([role=alert]) > h3')].map(
      ({ textContent, parentElement }) => ({
        title: textContent,
        texts: [...(parentElement?.querySelectorAll(':scope > p:not([role])') ?? [])].map(
          textOf,
        ),
      }),
    ),
    /** What is asked for, below the heading that counts it. */
    request: textOf(form.querySelector('[role=status] > h3')) && {
      title: textOf(form.querySelector('[role=status] > h3')),
      rows: [...form.querySelectorAll('li > p > b')].map(textOf),
    },
    isBusy: form.getAttribute('aria-busy') === 'true',
    /** By name, the controls that take nothing for now. */
    locked: [...form.querySelectorAll('[name][readonly], [name][aria-disabled=true]')].map(
      (control) => control.getAttribute('name'),
    ),
    button: textOf(form.querySelector('[type=submit]')),
    isButtonOff: form.querySelector('[type=submit][aria-disabled=true]') !== null,
    /** The fields that are said to have left out a part of what was typed. */
    cut: [...form.querySelectorAll('[data-doubt=now] > [role=status]')]
      .map(({ id }) => document.getElementById(id.replace(/-doubt$/, '')))
      .map((control) => control?.getAttribute('name') ?? '')
      .toSorted((one, other) => one.localeCompare(other)),
    /** Where the e-mail goes that the form offers in its place. */
    mail: form.querySelector('a[href*="&body="]')?.getAttribute('href') ?? null,
    /** The focus is on the first message of the form. */
    isAttended: document.activeElement === form.querySelector('[data-feedback]'),
  }
}

/** Where the focus is among what is asked for. */
export function lookAtRequestFocus() {
  const { activeElement } = document
  if (activeElement?.matches('form [role=status] > h3')) return 'request.focus heading'
  const row = activeElement?.closest('form li')
  const place = [...(row?.parentElement?.children ?? [])].findIndex((one) => one === row)
  return place < 0 ? 'elsewhere' : `request.focus ${place}`
}

/** What the browser does by itself: on a press elsewhere, on its own gesture of going back. */
export function closePopover(selector: string) {
  document.querySelector<HTMLElement>(selector)?.hidePopover()
}

/** The notice on screen; `isNew` once for each. */
export function lookAtNotice() {
  const card = document.querySelector('li[data-state]')
  if (card === null) return null
  const isNew = !card.hasAttribute('data-seen')
  card.setAttribute('data-seen', '')
  const [title, text] = card.querySelectorAll(':scope > div > :not(a)')
  return {
    title: title?.textContent ?? '',
    text: text?.textContent ?? '',
    isPaused: card.hasAttribute('data-paused'),
    isNew,
  }
}

/**
 * Follows the notices from step to step: the one on screen, and the titles of those that came since the
 * time stopped; of these titles alone, when any are given.
 */
export function noticeWatch(user: UserDriver, wanted?: readonly string[]) {
  const titles: string[] = []
  return async () => {
    const seen = await user.read(lookAtNotice)
    if (seen?.isNew && (wanted?.includes(seen.title) ?? true)) titles.push(seen.title)
    return { seen, titles: [...titles] }
  }
}

/**
 * Functions that run in the page, except `trackNotices`. They are sent to the browser as source, so
 * they may only use their argument and the page's globals.
 */
import type { UserDriver } from 'statecharts'

export function readForm() {
  const form = document.querySelector('main form[method=post]')
  if (form === null) throw new Error('There is no form')
  const textOf = (element: Element | null | undefined) => element?.textContent ?? null
  const values: Record<string, string> = {}
  const errors: Record<string, string | null> = {}
  // The selector excludes the honeypot, which has no name.
  for (const control of form.querySelectorAll('[name]')) {
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
    request: textOf(form.querySelector('[role=status] > h3')) && {
      title: textOf(form.querySelector('[role=status] > h3')),
      rows: [...form.querySelectorAll('li > p > b')].map(textOf),
    },
    /** The title and the sentences of the warning above the submit button. */
    warning: [...form.querySelectorAll('[role=status] > div > :is(h3, p)')].map(textOf),
    isBusy: form.getAttribute('aria-busy') === 'true',
    locked: [...form.querySelectorAll('[name][readonly], [name][aria-disabled=true]')].map(
      (control) => control.getAttribute('name'),
    ),
    button: textOf(form.querySelector('[type=submit]')),
    isButtonOff: form.querySelector('[type=submit][aria-disabled=true]') !== null,
    /** The fields whose message reports a truncated value. */
    truncatedFields: [...form.querySelectorAll('[data-doubt=now] > [role=status]')]
      .map(({ id }) => document.getElementById(id.replace(/-doubt$/, '')))
      .map((control) => control?.getAttribute('name') ?? '')
      .toSorted((one, other) => one.localeCompare(other)),
    /** The mailto link that the form offers as an alternative. */
    mail: form.querySelector('a[href*="&body="]')?.getAttribute('href') ?? null,
    /** Whether the form's first feedback has the focus. */
    isAttended: document.activeElement === form.querySelector('[data-feedback]'),
  }
}

/**
 * Describes the focus in the list of requests: `request.focus heading`, `request.focus 0` (the first
 * request), or `elsewhere`.
 */
export function readRequestFocus() {
  const { activeElement } = document
  if (activeElement?.matches('form [role=status] > h3')) return 'request.focus heading'
  const row = activeElement?.closest('form li')
  const place = [...(row?.parentElement?.children ?? [])].findIndex((one) => one === row)
  return place < 0 ? 'elsewhere' : `request.focus ${place}`
}

/** Closes a popover as the browser does after a click outside it. */
export function closePopover(selector: string) {
  document.querySelector<HTMLElement>(selector)?.hidePopover()
}

/** Reads the notice. `isNew` is true once for each notice. */
export function readNotice() {
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
 * Returns a function that reads the current notice and lists the titles of all notices that it has read.
 * If `wanted` is given, only these titles are listed.
 */
export function trackNotices(user: UserDriver, wanted?: readonly string[]) {
  const titles: string[] = []
  return async () => {
    const seen = await user.read(readNotice)
    if (seen?.isNew && (wanted?.includes(seen.title) ?? true)) titles.push(seen.title)
    return { seen, titles: [...titles] }
  }
}

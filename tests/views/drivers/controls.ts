import type { Target } from 'statecharts'

const roles = { button: 'button, [role=button]', link: 'a[href]' } as const

/** The control that a visitor means, or null; throws when there are several. */
export function findControl(target: Target): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selectorOf(target))].filter(
    (element) => !('role' in target) || nameOf(element) === target.name,
  )
  if (found.length > 1)
    throw new Error(`${found.length} controls are ${JSON.stringify(target)}`)
  return found[0] ?? null
}

/** Whether nobody can reach it: hidden, behind something modal, or disabled. */
export function isOut(element: HTMLElement): boolean {
  return element.closest('[inert], [hidden], :disabled') !== null
}

/** Whether it can be reached and takes nothing for now. */
export function isLocked(element: HTMLElement): boolean {
  return element.matches('[aria-disabled=true], [readonly]')
}

function selectorOf(target: Target): string {
  if ('css' in target) return target.css
  if ('role' in target) return roles[target.role]
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === target.label,
  )
  return `#${label?.htmlFor ?? 'no-such-label'}`
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') ?? element.textContent
  return name.replaceAll(/[ \t\n]+/g, ' ').trim()
}

import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { appMachine } from '#machines/app.ts'
import { TestClock } from 'statecharts'

function startApp() {
  const clock = new TestClock()
  const app = createActor(appMachine, {
    clock,
    input: { now: clock.now, solutions: ['POEI', 'Apprentissage'] },
  }).start()
  const { mobileMenu, dropdown, contactForm, toastQueue } = app.getSnapshot().children
  if (!mobileMenu || !dropdown || !contactForm || !toastQueue)
    throw new Error('A part of the site is missing')
  return { app, clock, mobileMenu, dropdown, contactForm, toastQueue }
}

test('a change of page closes both menus', () => {
  const { app, mobileMenu, dropdown } = startApp()
  mobileMenu.send({ type: 'menu.open' })
  dropdown.send({ type: 'button.press' })
  expect(mobileMenu.getSnapshot().matches('open')).toBe(true)
  expect(dropdown.getSnapshot().hasTag('open')).toBe(true)
  app.send({ type: 'page.change' })
  expect(mobileMenu.getSnapshot().matches('closed')).toBe(true)
  expect(dropdown.getSnapshot().hasTag('open')).toBe(false)
})

test('a change of page leaves the form and the toast as they were', () => {
  const { app, contactForm, toastQueue } = startApp()
  contactForm.send({ type: 'field.change', field: 'name', value: 'Marie' })
  toastQueue.send({ type: 'toast.show', toast: { notice: 'brochure' } })
  app.send({ type: 'page.change' })
  expect(contactForm.getSnapshot().context.draft.name).toBe('Marie')
  expect(toastQueue.getSnapshot().context.toast).toEqual({ notice: 'brochure' })
})

test('each part answers to its name in the whole system', () => {
  const { app, mobileMenu, dropdown, contactForm, toastQueue } = startApp()
  expect(app.system.get('mobileMenu')).toBe(mobileMenu)
  expect(app.system.get('dropdown')).toBe(dropdown)
  expect(app.system.get('contactForm')).toBe(contactForm)
  expect(app.system.get('toastQueue')).toBe(toastQueue)
})

test('the toasts count with the clock of the site, the menu knows its links', () => {
  const { clock, toastQueue, dropdown } = startApp()
  toastQueue.send({ type: 'toast.show', toast: { notice: 'brochure' } })
  clock.increment(4999)
  expect(toastQueue.getSnapshot().context.toast).not.toBeNull()
  clock.increment(1)
  expect(toastQueue.getSnapshot().context.toast).toBeNull()
  dropdown.send({ type: 'item.last' })
  expect(dropdown.getSnapshot().context.active).toBe(1)
})

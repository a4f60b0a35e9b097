import { noticeLabels, notices } from '#src/content/notices.ts'
import { contact } from '#src/content/pages/contact.ts'
import type { Step } from '#tests/paths/step.ts'
import { openPage, type ScreenOf, textOf } from './screen.ts'

export const screen: ScreenOf = {
  instead,
  async open(page) {
    await openPage(page, '/contact')
    const show = page.getByRole('button', { name: contact.consultation.brochure })
    const region = page.getByRole('region', {
      name: noticeLabels.region.replace('{hotkey}', 'F8'),
    })
    const card = region.getByRole('listitem')
    const close = card.getByRole('button', { name: noticeLabels.close })
    const holdBy = async (by: string) => {
      if (by === 'pointer') await card.hover()
      else if (by === 'focus') await close.focus()
      else await page.evaluate(() => dispatchEvent(new Event('blur')))
    }
    const release = async (by: string) => {
      if (by === 'pointer') await page.mouse.move(2, 500)
      else if (by === 'focus') await show.focus()
      else await page.evaluate(() => dispatchEvent(new Event('focus')))
    }
    // The code of the notices comes with the first one.
    await show.click()
    await close.click()
    await card.waitFor({ state: 'detached' })
    await release('pointer')
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        const { event } = gesture
        const isShown = (await card.count()) > 0
        switch (event.type) {
          case 'toast.show':
            await show.click()
            return true
          case 'toast.dismiss':
            if (!isShown) return false
            await close.click()
            await release('pointer')
            return true
          case 'hold.start':
            await holdBy(textOf(event, 'by'))
            return true
          default:
            await release(textOf(event, 'by'))
            return true
        }
      },
      async observe() {
        if ((await card.count()) === 0) return { notice: null, isPaused: false }
        const text = (await card.first().textContent()) ?? ''
        const paused = await card.first().getAttribute('data-paused')
        return {
          notice: text.includes(notices.brochure.description) ? 'brochure' : text,
          isPaused: paused !== null,
        }
      },
    }
  },
}

/** One button of this page shows a notice; one that is not there cannot be pointed at. */
function instead(step: Step, before: unknown): Step | undefined {
  if (step.kind !== 'event') return step
  const { event } = step
  if (event.type === 'toast.show')
    return { ...step, event: { type: event.type, toast: { notice: 'brochure' } } }
  const isEmpty =
    typeof before === 'object' &&
    before !== null &&
    'notice' in before &&
    before.notice === null
  return isEmpty && event.type.startsWith('hold.') && event.by !== 'window'
    ? undefined
    : step
}

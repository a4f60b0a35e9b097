import type { Page } from '@playwright/test'
import { contactForm as texts } from '#src/content/contact-form.ts'
import { noticeLabels, notices } from '#src/content/notices.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import type { Step } from '#tests/paths/step.ts'
import { formFields } from './form-fields.ts'
import { stubProvider } from './provider.ts'
import { clickIfThere, openPage, type ScreenOf, textOf } from './screen.ts'

const course = 'Communication professionnelle'
/** No network ends a message like these: another failure takes their place. */
const outOfReach = ['timeout', 'unconfigured', 'crashed']

export const screen: ScreenOf = {
  instead,
  async open(page) {
    const provider = await stubProvider(page)
    await openPage(page, '/contact')
    const { form, change, values, faults } = formFields(page, texts)
    const submit = form.locator('button[type=submit]')
    return {
      async perform(gesture) {
        await provider.reconnect()
        if (gesture.kind === 'outcome') return provider.answer(gesture.outcome)
        const { event } = gesture
        switch (event.type) {
          case 'field.change':
            return change(textOf(event, 'field'), textOf(event, 'value'))
          case 'draft.prefill':
            return askForCourse(page)
          case 'prefill.clear':
            return clickIfThere(form.getByRole('button', { name: texts.prefilled.clear }))
          default:
            await submit.click()
            return true
        }
      },
      async observe() {
        const card = form.locator('[tabindex="-1"]')
        const said = (title: string) => card.filter({ hasText: title }).count()
        const isBusy = (await submit.textContent())?.includes(texts.sending) === true
        const isFailed = (await said(texts.failed.title)) > 0
        const isSent = (await said(texts.sent.title)) > 0
        const failure = isFailed
          ? await card.filter({ hasText: texts.failed.title }).textContent()
          : null
        const sent = provider.fields.at(-1)
        return {
          screen: isBusy ? 'sending' : isSent ? 'sent' : isFailed ? 'failed' : 'form',
          reason: failure === null ? null : reasonIn(failure),
          values: await values(),
          errors: await faults(),
          isSaidPrefilled: (await form.getByText(texts.prefilled.text).count()) > 0,
          requests: { count: provider.fields.length, last: sent ?? null },
        }
      },
    }
  },
}

function instead(step: Step): Step {
  if (step.kind === 'outcome' && outOfReach.includes(step.outcome))
    return { ...step, outcome: 'server' }
  if (step.kind !== 'event' || step.event.type !== 'draft.prefill') return step
  const { prefill: subject, description } = notices.courseRequest
  return {
    ...step,
    event: { type: 'draft.prefill', subject, line: `${description}${course}` },
  }
}

/** To the catalogue and back by the notice's link: the form keeps what it holds. */
async function askForCourse(page: Page): Promise<boolean> {
  await page.locator('header a[href="/formations"]:visible').first().click()
  const request = `${catalogue.list.request} ${course}`
  await page.getByRole('button', { name: request }).click()
  await page.getByRole('link', { name: noticeLabels.form }).click()
  await page.locator('main form').waitFor()
  return true
}

function reasonIn(text: string): string | undefined {
  return Object.entries(texts.failed.reasons).find(([, said]) => text.includes(said))?.[0]
}

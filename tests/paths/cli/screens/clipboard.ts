import { contactForm as texts } from '#src/content/contact-form.ts'
import { formFields } from './form-fields.ts'
import { stubProvider } from './provider.ts'
import { openPage, type ScreenOf } from './screen.ts'

const answers = {
  name: 'Marie Morel',
  email: 'marie@exemple.fr',
  company: 'Boulangerie Morel',
  phone: '06 12 34 56 78',
  siret: '732 829 320 00074',
  subject: 'Demande de devis',
  message: 'Bonjour',
}

export const screen: ScreenOf = {
  async open(page) {
    // The browser's own clipboard: it answers when told to.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        new Promise((resolve, reject) => {
          addEventListener('test:copied', () => resolve(), { once: true })
          const refusal = new DOMException('Write permission denied', 'NotAllowedError')
          addEventListener('test:refused', () => reject(refusal), { once: true })
        })
    })
    const provider = await stubProvider(page)
    await openPage(page, '/contact')
    const { form, change } = formFields(page, texts)
    for (const [name, value] of Object.entries(answers)) await change(name, value)
    await form.locator('button[type=submit]').click()
    const button = form.getByRole('button', { name: texts.failed.copy })
    while (!(await provider.answer('server'))) await page.waitForRequest(() => true)
    await button.waitFor()
    return {
      async perform(gesture) {
        if (gesture.kind === 'event') await button.click()
        else
          await page.evaluate(
            (outcome) => dispatchEvent(new Event(`test:${outcome}`)),
            gesture.outcome,
          )
        return true
      },
      async observe() {
        const said = await form.getByRole('status').textContent()
        return {
          said:
            said === texts.failed.copied
              ? 'copied'
              : said === texts.failed.copyFailed
                ? 'blocked'
                : null,
        }
      },
    }
  },
}

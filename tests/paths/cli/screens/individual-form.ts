import { individualContact as content } from '#src/content/pages/individual-contact.ts'
import { formFields } from './form-fields.ts'
import { openPage, type ScreenOf, textOf } from './screen.ts'

export const screen: ScreenOf = {
  async open(page) {
    await openPage(page, '/particulier/contact')
    const { form, change, values, faults } = formFields(page, content.form)
    return {
      async perform(gesture) {
        if (gesture.kind !== 'event') return false
        const { event } = gesture
        if (event.type === 'field.change')
          return change(textOf(event, 'field'), textOf(event, 'value'))
        await form.locator('button[type=submit]').click()
        return true
      },
      observe: async () => ({ values: await values(), errors: await faults() }),
    }
  },
}

import { contactFields } from '#machines/contact-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { individualFields } from '#machines/individual-form.ts'
import type { AppActor } from './app-actor.ts'
import { type Control, draftOf, type Form } from './field-edit.ts'
import { typedText } from './typed-text.ts'

/**
 * Keeps what stands in the forms for the next document of this tab, and gives back what the one
 * before has left, into fields that are still empty. It is kept while the page is away from the
 * screen and no longer: a copy of the tab, or who has sent it, finds nothing. Where the browser
 * keeps nothing, or a message on its way could be cut, the browser asks before the page is closed.
 */
export function outliveDocument(app: AppActor): void {
  const storage: Storage | undefined = globalThis.sessionStorage
  const { contactForm, individualForm } = app.getSnapshot().children
  if (!contactForm || !individualForm) return
  const ask = (event: Event) => event.preventDefault()
  // Only meanwhile: a page that always listens is not kept for Back.
  const weigh = () => {
    removeEventListener('beforeunload', ask)
    if (contactForm.getSnapshot().hasTag('busy') || (!storage && typedText(app) !== ''))
      addEventListener('beforeunload', ask)
  }
  contactForm.subscribe(weigh)
  individualForm.subscribe(weigh)
  weigh()
  if (!storage) return

  const follow = (event?: { type: string }) => {
    const isAway = document.hidden || event?.type === 'pagehide'
    const kept = new Map<string, string>(Object.entries(storage))
    const { chosen } = contactForm.getSnapshot().context
    storage.clear()
    const giveBack = <Name extends string>(
      id: string,
      form: Form<Name>,
      fields: readonly Field<Name>[],
    ) => {
      for (const { name: field } of fields) {
        const key = `${id}.${field}`
        const own = draftOf(form, field)
        const value = own || kept.get(key)
        if (!value) continue
        if (!own) {
          form.send({ type: 'field.change', field, value })
          // Before React draws it, an edit of the field must find it there.
          const control = document.querySelector<Control>(
            `[data-form=${id}] [name=${field}]`,
          )
          if (control) control.value = value
        }
        // The address asks again for what chose the subject.
        const isAsked = key === 'contactForm.subject' && value === chosen
        if (isAway && !isAsked) storage.setItem(key, value)
      }
    }
    giveBack('contactForm', contactForm, contactFields)
    giveBack('individualForm', individualForm, individualFields)
  }
  follow()
  for (const sign of ['pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(sign, follow)
  // The answer may come while another tab is on screen.
  contactForm.on('message.sent', (event) => {
    storage.clear()
    follow(event)
  })
}

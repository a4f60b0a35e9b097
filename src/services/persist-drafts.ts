import { contactFields } from '#machines/contact-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { individualFields } from '#machines/individual-form.ts'
import type { AppActor } from './app-actor.ts'
import { type Control, draftValue, type Form } from './field-edit.ts'
import { collectTypedText } from './collect-typed-text.ts'

/**
 * Keeps what stands in the forms for the next document of this tab, and gives back what the one
 * before has left, into fields that are still empty. It is kept while the page is away from the
 * screen and no longer: a copy of the tab, or who has sent it, finds nothing. Where the browser
 * keeps nothing, or a message on its way could be cut, the browser asks before the page is closed.
 */
export function persistDrafts(app: AppActor): void {
  const storage: Storage | undefined = globalThis.sessionStorage
  const { contactForm, individualForm } = app.getSnapshot().children
  if (!contactForm || !individualForm) return
  const preventUnload = (event: Event) => event.preventDefault()
  // Only meanwhile: a page that always listens is not kept for Back.
  const updateUnloadPrompt = () => {
    removeEventListener('beforeunload', preventUnload)
    if (
      contactForm.getSnapshot().hasTag('busy') ||
      (!storage && collectTypedText(app) !== '')
    )
      addEventListener('beforeunload', preventUnload)
  }
  contactForm.subscribe(updateUnloadPrompt)
  individualForm.subscribe(updateUnloadPrompt)
  updateUnloadPrompt()
  if (!storage) return

  const syncStorage = (event?: { type: string }) => {
    const isAway = document.hidden || event?.type === 'pagehide'
    const saved = new Map<string, string>(Object.entries(storage))
    const { chosen } = contactForm.getSnapshot().context
    storage.clear()
    const syncForm = <Name extends string>(
      id: string,
      form: Form<Name>,
      fields: readonly Field<Name>[],
    ) => {
      for (const { name: field } of fields) {
        const key = `${id}.${field}`
        const current = draftValue(form, field)
        const value = current || saved.get(key)
        if (!value) continue
        if (!current) {
          form.send({ type: 'field.change', field, value })
          // Before React draws it, an edit of the field must find it there.
          const control = document.querySelector<Control>(
            `[data-form=${id}] [name=${field}]`,
          )
          if (control) control.value = value
        }
        // The address asks again for what chose the subject.
        const isAutoSelected = key === 'contactForm.subject' && value === chosen
        if (isAway && !isAutoSelected) storage.setItem(key, value)
      }
    }
    syncForm('contactForm', contactForm, contactFields)
    syncForm('individualForm', individualForm, individualFields)
  }
  syncStorage()
  for (const eventType of ['pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(eventType, syncStorage)
  // The answer may come while another tab is on screen.
  contactForm.on('message.sent', (event) => {
    storage.clear()
    syncStorage(event)
  })
}

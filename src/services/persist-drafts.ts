import { contactFields } from '#machines/contact-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import { individualFields } from '#machines/individual-form.ts'
import type { AppActor } from './app-actor.ts'
import { type Control, draftValue, type Form } from './field-edit.ts'
import { collectTypedText } from './collect-typed-text.ts'

/**
 * Saves the drafts of the forms for the next document of this tab, and restores saved drafts into
 * fields that are still empty.
 *
 * Drafts are in session storage only while the page is hidden. A duplicated tab therefore starts
 * empty, and so does the form after its message was sent. If the browser has no session storage, or
 * while a message is being sent, the browser asks before the page is closed.
 */
export function persistDrafts(app: AppActor): void {
  const storage: Storage | undefined = globalThis.sessionStorage
  const { contactForm, individualForm } = app.getSnapshot().children
  if (!contactForm || !individualForm) return
  const preventUnload = (event: Event) => event.preventDefault()
  // Registered only while needed: browsers do not keep pages with this listener in the Back cache.
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
    const { autoSelectedSubject } = contactForm.getSnapshot().context
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
          // An edit before the next render must start from the restored value.
          const control = document.querySelector<Control>(
            `[data-form=${id}] [name=${field}]`,
          )
          if (control) control.value = value
        }
        // The URL selects this subject again in the next document.
        const isAutoSelected =
          key === 'contactForm.subject' && value === autoSelectedSubject
        if (isAway && !isAutoSelected) storage.setItem(key, value)
      }
    }
    syncForm('contactForm', contactForm, contactFields)
    syncForm('individualForm', individualForm, individualFields)
  }
  syncStorage()
  for (const eventType of ['pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(eventType, syncStorage)
  // The response may arrive while another tab is visible.
  contactForm.on('message.sent', (event) => {
    storage.clear()
    syncStorage(event)
  })
}

/**
 * A form's machine owns its draft. The following code changes its fields with `field.change`:
 * - `forwardInput` sends the edits made before React has hydrated the fields;
 * - at each edit and on submission, `sendFieldValues` sends the values that differ from the draft, because
 *   browsers and password managers may fill in other fields without dispatching an event;
 * - `src/features/form.tsx` sends undo shortcuts in digit fields, and the value after an IME composition;
 * - `src/services/persist-drafts.ts` restores the values that were saved before a page load.
 */
import { type ContactField, contactFields } from '#machines/contact-draft.ts'
import type { ContactFormEvent } from '#machines/contact-form.ts'
import type { FeedbackFocus, FieldChange, FormContent } from '#machines/form-draft.ts'
import type { Field } from '#machines/form-fields.ts'
import {
  type IndividualField,
  individualFields,
  type IndividualFormEvent,
} from '#machines/individual-form.ts'
import type { ActorRef, Snapshot } from 'xstate'
import { type AppActor, childOf, type Emitter } from './app-actor.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type FieldName = ContactField | IndividualField
/** The actor of a form: it keeps the draft, receives edits and emits requests for focus. */
export type FormActor = Pick<
  ActorRef<Snapshot<unknown> & { context: FormContent<string> }, never>,
  'getSnapshot' | 'subscribe'
> &
  Emitter<FeedbackFocus['type'], FeedbackFocus> & {
    // The parameter of a method is bivariant, so an actor that accepts only the events of its own form is
    // assignable. Callers only send names of that form's fields.
    send(event: ContactFormEvent | IndividualFormEvent): void
  }
type SiteForm = {
  id: 'contactForm' | 'individualForm'
  form: FormActor
  fields: readonly Field<FieldName>[]
}

/** Returns the forms of the site. The element of each form has its `id` as `data-form`. */
export function formsOf(app: AppActor): readonly SiteForm[] {
  return [
    { id: 'contactForm', form: childOf(app, 'contactForm'), fields: contactFields },
    {
      id: 'individualForm',
      form: childOf(app, 'individualForm'),
      fields: individualFields,
    },
  ]
}

/** Describes a control after an edit: its value, the caret and, from `event`, the kind of edit. */
export function editOf(control: Control, event?: Event) {
  const caret = 'selectionStart' in control ? control.selectionStart : null
  return {
    value: control.value,
    caret: caret ?? control.value.length,
    kind: editKindOf(event),
  }
}

/** Returns the edit that a keyboard shortcut requests: 'undo', 'redo' or `null`. */
export function undoShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

function editKindOf(event: Event | undefined): NonNullable<FieldChange<string>['kind']> {
  if (!(event instanceof InputEvent)) return 'insert'
  if (event.isComposing) return 'compose'
  // An undo from a menu or a gesture is not a keyboard shortcut, but its input event has this type.
  if (event.inputType === 'historyUndo') return 'undo'
  if (event.inputType === 'historyRedo') return 'redo'
  if (/^delete.*Backward$/.test(event.inputType)) return 'backward'
  return /^delete.*Forward$/.test(event.inputType) ? 'forward' : 'insert'
}

/**
 * Sends the values of the fields of a form that differ from its draft.
 * @param event the edit of one of the fields
 */
export function sendFieldValues(app: AppActor, element: HTMLFormElement, event?: Event) {
  for (const { id, form, fields } of formsOf(app))
    if (id === element.dataset.form)
      for (const { name } of fields)
        sendValue(form, name, element.querySelector<Control>(`[name=${name}]`), event)
}

/**
 * Connects the fields of the page to their machines until React has hydrated them. It sends the current
 * values and each edit, and writes the machine's value back into the field.
 * @returns a function that removes the listener
 */
export function forwardInput(app: AppActor): () => void {
  const send = (event?: Event) => {
    for (const form of document.querySelectorAll('form')) sendFieldValues(app, form, event)
  }
  send()
  addEventListener('input', send, true)
  return () => removeEventListener('input', send, true)
}

function sendValue(
  form: FormActor,
  field: FieldName,
  control: Control | null,
  event?: Event,
) {
  if (!control || control.value === draftValue(form, field)) return
  const edit = editOf(control, control === event?.target ? event : undefined)
  form.send({ type: 'field.change', field, ...edit })
  const value = draftValue(form, field)
  if (control.value === value) return
  control.value = value
  const { caret } = form.getSnapshot().context
  if (caret && document.activeElement === control && 'setSelectionRange' in control)
    control.setSelectionRange(caret.at, caret.at)
}

export function draftValue(form: FormActor, field: string): string {
  return form.getSnapshot().context.draft[field] ?? ''
}

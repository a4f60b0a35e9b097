import { mayHaveArrived } from '#machines/contact-form.ts'
import { type AppActor, childOf } from './app-actor.ts'
import { readDrafts, removeDrafts, type SavedDrafts, writeDrafts } from './draft-store.ts'
import { type Control, draftValue, formsOf } from './field-edit.ts'
import { readEntryState, updateEntry } from './site-history.ts'

/**
 * Saves the drafts of the forms, and the requests, for the next page load in this tab. Restores saved drafts,
 * except into fields in which the visitor has already typed. From then on, drafts are in session storage only
 * while the page is hidden, so that the forms of a duplicated tab are empty. Before the start, `main.ts` saves
 * them. If drafts cannot be saved, or while a message is being sent, the browser asks the visitor before it
 * unloads the page.
 * @param options for the event listeners; tests pass a signal that removes them
 * @returns a function that restores the requests. They change the page, so they must not be restored before it
 * is hydrated.
 */
export function persistDrafts(app: AppActor, options?: AddEventListenerOptions) {
  const contactForm = childOf(app, 'contactForm')
  const forms = formsOf(app)
  let isAway = false
  const [start] = performance.getEntriesByType('navigation')
  const startType = start && 'type' in start && start.type
  // After Back, the fields contain the text of that history entry. A later document may have saved a newer one.
  let canReplace = startType === 'back_forward'
  // At the start of a new document, the fields only contain text that was typed before the application started.
  let isNew = startType === 'navigate'
  const earlier = readDrafts()
  let hasSent = earlier?.hasSent
  let pending = earlier?.requests ?? []
  // Saved requests are newer than those of a URL that was read before. If none were saved or sent, it is read
  // again.
  if (pending.length === 0 && !hasSent && readEntryState().isRead)
    updateEntry({ isRead: false })

  const save = () => {
    const contact = contactForm.getSnapshot()
    const texts = Object.fromEntries(
      forms
        .flatMap(({ id, form, fields }) =>
          fields.map(({ name }) => [`${id}.${name}`, draftValue(form, name)] as const),
        )
        .filter(([, text]) => text !== ''),
    )
    const { autoSelectedSubject: subject, requests: own, queuedRequests } = contact.context
    // An automatic subject is saved with the requests, which select it again, or as an addition of its own.
    const isAutomatic = subject !== '' && contact.context.draft.subject === subject
    if (isAutomatic) delete texts['contactForm.subject']
    const topic = isAutomatic && Object.keys(texts).length > 0 ? [null] : []
    const added = (own?.length ? own : topic).map((request) => ({ subject, request }))
    const requests = [...added, ...queuedRequests, ...pending]
    // In `pagehide` it is too late for a prompt, so each change checks that the drafts can be saved.
    const isUnsure = mayHaveArrived(contact)
    const isSaved = writeDrafts({ texts, requests, mayHaveArrived: isUnsure, hasSent })
    // The history entry has no quota. After Back, the browser itself restores the fields.
    const isMarked = isUnsure && !isSaved
    if (isMarked !== Boolean(readEntryState().mayHaveArrived))
      updateEntry({ mayHaveArrived: isMarked })
    if (!isAway) removeDrafts()
    // The listener is registered only while needed, because some browsers exclude pages with it from
    // the back/forward cache.
    removeEventListener('beforeunload', preventUnload)
    if (contact.hasTag('busy') || !isSaved)
      addEventListener('beforeunload', preventUnload, options)
  }
  const restoreTexts = (texts: SavedDrafts['texts']) => {
    for (const { id, form, fields } of forms)
      for (const { name: field } of fields) {
        const value = texts[`${id}.${field}`]
        const current = draftValue(form, field)
        if (!value || value === current || (current && !canReplace)) continue
        form.send({ type: 'field.change', field, value })
        // An edit before the next render must start from the restored value.
        const control = document.querySelector<Control>(`[data-form=${id}] [name=${field}]`)
        if (control) control.value = value
      }
  }
  const restore = () => {
    const saved: SavedDrafts = readDrafts() ?? { texts: {}, requests: [] }
    restoreTexts(saved.texts)
    hasSent ||= saved.hasSent
    // After Back or a reload, the fields are as they were before the message was sent. A message may consist of
    // requests, without text.
    const isOld =
      !isNew &&
      saved.hasSent &&
      !saved.texts['contactForm.email'] &&
      draftValue(contactForm, 'email')
    if (saved.mayHaveArrived || readEntryState().mayHaveArrived || isOld)
      contactForm.send({ type: 'sending.restore' })
  }
  const handleVisibility = ({ type }: { type: string }) => {
    if (type === 'pagehide') contactForm.send({ type: 'page.leave' })
    isAway = document.hidden || type === 'pagehide'
    restore()
    save()
  }

  handleVisibility({ type: 'pageshow' })
  canReplace = true
  isNew = false
  for (const { form } of forms) form.subscribe(save)
  // If storage is full, `save` may fail to replace the saved draft of the message that was just sent.
  contactForm.on('message.sent', () => {
    hasSent = true
    removeDrafts()
  })
  // With the back/forward cache, `pageshow` may precede the `pagehide` of the page that the visitor leaves, in
  // which drafts are saved. `storage` follows it.
  for (const type of ['storage', 'pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(type, handleVisibility, options)
  // Browsers dispatch `beforeunload` although a `tel:` or `mailto:` link does not unload the page. Firefox
  // dispatches it in a later task.
  const handleClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.protocol.startsWith('http')) return
    removeEventListener('beforeunload', preventUnload)
    setTimeout(save, 200)
  }
  addEventListener('click', handleClick, options)
  return () => {
    for (const addition of pending) {
      const { draft, requests } = contactForm.getSnapshot().context
      // The subject of the URL, or its request for the same offer, may be newer than the saved one.
      const isReplaced = addition.request
        ? requests?.some(({ offer }) => offer === addition.request?.offer)
        : draft.subject
      if (!isReplaced) contactForm.send({ type: 'request.add', ...addition })
    }
    pending = []
  }
}

function preventUnload(event: Event) {
  event.preventDefault()
}

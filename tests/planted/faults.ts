/** A deliberate change to one source file that a named test suite must detect. */
export type Fault = {
  /** A sentence that describes the broken behaviour. */
  readonly name: string
  readonly file: string
  /** The text to replace. It occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The test file that must fail. */
  readonly suite: string
  /** A pattern for the titles of the tests to run. */
  readonly title: string
}

/**
 * Each group starts with the changed file, the suite and an optional title pattern. Each fault has
 * a name, the removed text and the added text. Lines that begin with slashes are comments.
 */
const patches = String.raw`
// Faults inside one machine and the actors it invokes.
# machines/accordion.ts → tests/machines/machines.test.ts «the machine accordion »
Any open question counts as the pressed one
- context.open === id
+ context.open !== null
# machines/filter.ts → tests/machines/machines.test.ts «the machine filter »
An unknown category filters out every item
- known.includes(value) ? value : everything
+ value
# machines/mobile-menu.ts → tests/machines/machines.test.ts «the machine mobile-menu »
The mobile menu stays open after a link is followed
- , 'menu.close': 'closed'
# machines/clipboard.ts → tests/machines/machines.test.ts «the machine clipboard »
The copied text differs from the text of the event
- ({ text: event.text })
+ ({ text: event.text + ' ' })
# machines/form-draft.ts → tests/machines/machines.test.ts «the machine contact-form »
Fields are sent as typed, without normalisation
- normalizedText(field, draft[field.name])
+ draft[field.name]
# machines/toast-queue.ts → tests/machines/machines.test.ts «the machine toast-queue »
A notice is shown one millisecond too long
- defaultDuration = 5000
+ defaultDuration = 5001
A paused notice restarts its full duration
- context.remaining - (context.now() - context.since)
+ context.remaining
A machine loops endlessly
- always: { guard: 'isWaiting', target: 'shown', actions: 'bringBack' }
+ always: { target: 'empty', reenter: true, actions: 'stopWaiting' }
# machines/timeout.ts → tests/machines/machines.test.ts «the machine contact-form »
Sending a message times out one millisecond late
- 15_000
+ 15_001
# machines/chat.ts → tests/machines/machines.test.ts «the machine chat »
The assistant replies too early
- replyNotice: 500
+ replyNotice: 400
Two messages in quick succession produce one reply notice
- messages.length}
+ enqueue.cancel('reply-') ?? ''}
# machines/app.ts → tests/views/chat.test.tsx «F28 »
Escape closes the chat before the notice
- 'toastQueue', 'chat']
+ 'chat', 'toastQueue']
# machines/bootstrap.ts → tests/machines/machines.test.ts «the machine bootstrap »
A pending click waits one second too long for the application
- initial: 12_000
+ initial: 13_000
# machines/page-load.ts → tests/machines/machines.test.ts «the machine page-load »
A failed preload reloads the document
- isRendered: ({ context }) => context.isRendered
+ isRendered: () => true
# machines/funding-tree.ts → tests/machines/machines.test.ts «the machine funding »
A funding answer is kept after its question changes
- answer === undefined || questionOf(before) !== questionOf(after)
+ answer === undefined
// Faults that only depend on typed values, which the random walks generate.
# machines/form-fields.ts → tests/machines/machines.test.ts «the machine contact-form .*random walks»
A text with ÿ counts as empty
- text.trim() === ''
+ text.trim() === '' || text.includes('ÿ')
A Hebrew text counts as empty
- text.trim() === ''
+ text.trim() === '' || /\p{Script=Hebrew}/u.test(text)
An em space counts as a text
- text.trim() === ''
+ text.replaceAll(/[^\S\u2003]/g, '') === ''
# machines/form-draft.ts → tests/machines/machines.test.ts «the machine contact-form .*random walks»
Emoji are removed from the input
- : { value, caret, isTruncated
+ : { value: value.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, ''), caret, isTruncated
A lone surrogate is replaced
- : { value, caret, isTruncated
+ : { value: value.toWellFormed(), caret, isTruncated
Accents are normalised to composed characters
- : { value, caret, isTruncated
+ : { value: value.normalize(), caret, isTruncated
Windows line endings are changed
- : { value, caret, isTruncated
+ : { value: value.replaceAll('\r', ''), caret, isTruncated
A long text is truncated
- : { value, caret, isTruncated
+ : { value: value.slice(0, 2000), caret, isTruncated
# machines/chat.ts → tests/machines/machines.test.ts «the machine chat .*random walks»
A leading no-break space of a chat message is removed
- => text })
+ => text.replace(/^\u00A0/, '') })
A byte order mark alone counts as a chat message
- context.draft.trim() !== ''
+ /\S|\uFEFF/.test(context.draft)
# machines/filter.ts → tests/machines/machines.test.ts «the machine filter .*random walks»
A category named like a property of Object.prototype is ignored
- toKnownValue(context.known, asked) !== context.value
+ asked.value in {} || toKnownValue(context.known, asked) !== context.value
# machines/dropdown.ts → tests/machines/machines.test.ts «the machine dropdown .*random walks»
The letter Z focuses the first link
- active: findLabel(context, typed) ?? context.active
+ active: letter === 'Z' ? 0 : (findLabel(context, typed) ?? context.active)
# machines/dropdown.ts → tests/machines/dropdown.test.ts
Type-ahead in the open menu finds the link that already has the focus
- wanted.length === 1 ? active + 1 : active
+ active

// Faults in the communication between machines.
# machines/app.ts → tests/product/product.test.ts
The failure notice stays visible when the message is sent again
- 'message.retry': { actions: 'withdrawFailure' }
+ 'message.retry': {}
The Solutions menu stays open after navigation
- actions: ['closeMobileMenu', 'closeDropdown']
+ actions: ['closeMobileMenu']
A sent message is announced as failed
- params: { notice: 'messageSent' }
+ params: { notice: 'messageFailed' }
Escape leaves the assistant open
- chat: 'chat.close'
+ chat: 'menu.close'
Navigation closes the assistant
- closeMobileMenu: sendTo('mobileMenu', { type: 'menu.close' })
+ closeMobileMenu: sendTo('chat', { type: 'chat.close' })
# machines/contact-form.ts → tests/product/product.test.ts
A failed message is not announced
- 'focusFeedback', 'announceFailed'
+ 'focusFeedback'
A sent message stays in the form
- entry: ['clear', 'flushQueuedRequests'
+ entry: ['flushQueuedRequests'
Sending a message removes the course requests
- assign(({ context }) => contact.tidy(context))
+ assign(({ context }) => ({ ...contact.tidy(context), requests: null }))
Course requests are ignored
- { type: 'addRequest', params: requestOf }
+ []
Course requests made during sending are ignored
- { type: 'queueRequest', params: requestOf }
+ []
# machines/individual-form.ts → tests/product/product.test.ts
Submitting a complete individual form shows no notice
- actions: 'announceUnsent' }
+ actions: [] }
# machines/toast-queue.ts → tests/product/product.test.ts
A failure notice replaced by another one does not come back
- isFailure(context.toast) ? context.toast : context.waiting
+ context.waiting
A waiting failure notice is kept when the message is sent again
- 'toast.withdraw': { actions: 'stopWaiting' },
+ 'toast.withdraw': {},
# machines/contact-draft.ts → tests/product/product.test.ts
A course requested during sending is missing from the form
- ({ ...content, ...addRequest(content, request) })
+ ({ ...content, draft: addRequest(content, request).draft })
A new queued request removes the oldest one
- [...others, request]
+ [...others.slice(1), request]
# src/services/app-actor.ts → tests/views/paths.test.tsx «individual-form on its views»
The individual form does not emit its completion
- individualForm?.on(type, (event) => app
+ individualForm?.on(type, (event) => false && app
# src/services/app-actor.ts → tests/product/product.test.ts
The assistant does not announce that it cannot answer
- chat?.on(type, (event) => app.send(event))
+ chat?.on(type, () => {})
The reason for a failure is not logged
- => warn(
+ => void (
# src/services/app-actor.ts → tests/views/paths.test.tsx «toast-queue on its views»
The notice queue uses another clock than the application
- , now },
+ , now: () => 0 },
# src/services/send-message.ts → tests/services/send-message.test.ts
Any response of the provider counts as a confirmation
-  || answer.text.trim() !== 'OK'
# src/dom/honeypot.ts → tests/e2e/contact-failures.test.ts
A message with a filled honeypot is sent
- hasRefused || field === null || field.value === ''
+ hasRefused || field?.value !== null
A second attempt with a filled honeypot is refused
- hasRefused = true
+ hasRefused = false
# src/services/with-timeout.ts → tests/e2e/missing-files.test.ts «@F07»
A file that does not arrive is awaited ten times too long
-       requestTimeout,
+       requestTimeout * 10,
# src/services/persist-drafts.ts → tests/e2e/faults-reload.test.ts «drafts are restored»
Saved drafts are not restored
- || saved.get(key)
The draft of a message sent in the background is restored
- (event) => {
-     storage.clear()
+ (event) => {

// Faults in pure functions and in the validation of facts.
# src/features/request-address.ts → tests/content/requests.test.ts
The number of people in a session request has no label
- .line}\n$
+ .line}\n
The topic without a request is dropped when two are given
- topics.find(({ request }) => request === null) ?? topics.at(-1)
+ topics.at(-1)
# machines/digit-field.ts → tests/machines/digit-field.test.ts
A SIRET is grouped like a telephone number
- groups: [3, 3, 3, 5]
+ groups: [2, 3, 4, 5]
Telephone numbers of Réunion lose their country code
- '262',
Removed digits are not reported
- isTruncated: kept !== digits
+ isTruncated: false
# machines/digit-field.ts → tests/machines/digit-field.test.ts «F49 »
A digit typed into a complete number removes the last digit
- digits.length > room && previousDigits.length === room
+ digits.length > room && previousDigits.length > room
Digits already in the field become a country code
- if (end > fresh) return noPrefix
+ if (end < 0 * fresh) return noPrefix
A pasted list marker is read as a digit
- const text = limited.replace(listMarker, '')
+ const text = limited
A pasted footnote mark is read as a digit
- const isDigit = /\p{Nd}/u
+ const isDigit = /\p{N}/u
# machines/email-field.ts → tests/machines/form-draft.test.ts «F50 »
A full stop after an email address is kept
- |[^\p{L}\p{N}@]+$
A display name that looks like an email address is used as the address
- plain.match(/<[^<>]*>/g)?.join(';') ?? plain
+ plain
# machines/email-field.ts → tests/machines/form-draft.test.ts
An email address of 321 characters is valid
- email.length <= 320
+ email.length <= 321
The first of two email addresses is used
- others.length === 0 ? address : plain
+ address
# machines/contact-draft.ts → tests/machines/machines.test.ts «the machine contact-form »
A new request is inserted before the earlier ones
- [...(requests ?? []), { id, line }]
+ [{ id, line }, ...(requests ?? [])]
The requests are missing from the sent message
- message: [...lines, ...written].join('\n')
+ message: draft.message
# src/features/message-text.ts → tests/services/mail-link.test.ts
A mail link is longer than mail programs accept
- longestLink = 2000
+ longestLink = 2001
# src/features/use-funding.ts → tests/content/funding.test.ts
The first of several sets of answers in a URL is used
- given === '' || others.length > 0
+ given === '' || others.length > 9
# facts/format/days.ts → tests/content/programme.test.ts
The first day of a month is written « 1 » instead of « 1er »
- (new Date(day)).replace(/(?<!\d)1 /, '1er ')
+ (new Date(day))
# src/model/course-list.ts → tests/content/programme.test.ts
A long catalogue is shown as cards
- cards.length <= scannable
+ cards.length > 0
# src/content/number-words.ts → tests/content/numbers.test.ts
The noun for one course is plural: « un formations »
- if (number === 1)
+ if (number === 0)
# facts/format/typeset.ts → tests/content/typeset.test.ts
A semicolon has no space before it
- ([;%]|[!?]+)
+ ([%]|[!?]+)
# src/document/icalendar.ts → tests/content/agenda.test.ts
A calendar line is one octet too long
- octets <= 75
+ octets <= 76
A calendar session ends one day early
- compact(dayAfter(ends))
+ compact(ends)
# src/document/agenda.ts → tests/content/agenda.test.ts
Daylight saving time starts in April
- BYMONTH=3;BYDAY=-1SU
+ BYMONTH=4;BYDAY=-1SU
# facts/format/days.ts → tests/content/validate-facts.test.ts
A claim is still published the day after it expires
- if (days < 0)
+ if (days < -1)
# facts/format/numbers.ts → tests/content/numbers.test.ts
A SIREN with a wrong digit is valid
- weight, 0) % 10 === 0
+ weight, 0) > 0
# facts/courses.json → tests/content/fact-files.test.ts
An anchor is not valid in a URL
- "anchor": "leadership-et-management"
+ "anchor": "Leadership et management"

// Faults in the views and their connection to machines.
# src/features/chat-launcher.tsx → tests/views/chat.test.tsx
The open mobile menu does not hide the chat
- hidden={menuOpen}
+ hidden={false && menuOpen}
# src/features/chat-view.tsx → tests/views/chat.test.tsx «that loads late»
The chat steals the focus when its code has loaded
- activeElement === body || activeElement === opener.current
+ activeElement !== null && body && opener
# src/features/chat-view.tsx → tests/views/chat.test.tsx «scrolls to its last message»
The chat log stays scrolled to its first message
- log.current.scrollTop = log.current.scrollHeight
+ log.current.scrollTop = 0
# src/dom/escape-key.ts → tests/views/chat.test.tsx
Escape closes another layer than the one with the focus
- open.find((layer) => layer === name)
+ undefined
# src/features/chat-launcher.tsx → tests/views/chat.test.tsx
The chat layer has no identifier
- data-layer="chat"
+ data-layer="none"
# src/features/chat-launcher.tsx → tests/e2e/pending-click.test.ts «inserts no styles»
The first click inserts the styles of the chat
- = chatView.useReady()
+ = false
# src/features/filter.tsx → tests/e2e/page-parts.test.ts «F01 »
A filter only works with the application
- ~ * > li:not(
+ ~ * > dd:not(
# src/features/filter.tsx → tests/e2e/full-browser.test.ts «a filtered list appears»
The unfiltered list is visible before the URL fragment is applied
- 0s 2s backwards
+ 0s 0s backwards
# src/features/contact-form.tsx → tests/e2e/full-browser.test.ts
A request in the URL shifts the form fields
-         </>
-       }
-       lead={isAsking && ' ' + requests.lead}
-     >
-       <Request texts={requests} />
+           <Request texts={requests} />
+         </>
+       }
+       lead={isAsking && ' ' + requests.lead}
+     >
# src/features/filter.tsx → tests/views/spoken.test.tsx «B7 »
An empty filter result is not announced
- count === 0 ? words.shown.none :
+ count < 0 ? words.shown.none :
# src/features/filter.tsx → tests/views/paths.test.tsx «filter, »
Returning to the initial filter is not announced
- {announced && <span
+ {announced && value !== asked && <span
# src/app/navigation.tsx → tests/views/navigation.test.tsx
A page abandoned with the Back button is still awaited
- setWaiting(false)
+ setWaiting(true)
# src/app/page-loader.tsx → tests/views/failure-boundary.test.tsx «after its visitor had gone back»
A page that failed to preload is not requested again
-       resourceOf(path).actor.send({ type: 'page.retry' })
-       return request
+       return request
# src/features/accordion.tsx → tests/views/pages.test.tsx
A question opened by the browser counts as closed
- isOpen ? 'item.open' : 'item.close'
+ isOpen ? 'item.close' : 'item.open'
The URL fragment does not open its question
- if (items.some(({ id }) => id === asked))
+ if (items.every(({ id }) => id === asked))
# src/features/solutions-menu.tsx → tests/views/paths.test.tsx «dropdown, »
The arrow keys on the menu button are swapped
- ArrowDown: 'item.first', ArrowUp: 'item.last'
+ ArrowDown: 'item.last', ArrowUp: 'item.first'
Dismissing the menu does not restore the focus
- 'button.focus', () => opener.current?.focus()
+ 'button.focus', () => void opener.current
# src/features/solutions-menu.tsx → tests/e2e/navigation.test.ts «the menus follow keyboard»
A touch counts as hovering
- if (pointerType === 'mouse') dropdown.send({ type: 'pointer.enter' })
+ if (pointerType !== '') dropdown.send({ type: 'pointer.enter' })
# src/features/mobile-menu.tsx → tests/e2e/navigation.test.ts
The hidden mobile menu stays open after rotating a tablet
- wide.addEventListener('change', close)
+ void close
# src/features/page-change.tsx → tests/views/paths.test.tsx «app, »
The heading of the next page does not receive the focus
- target?.focus({ preventScroll: true })
+ void target
# src/features/page-change.tsx → tests/e2e/missing-files.test.ts «@F46»
A late page takes the focus from a user who is typing
- if (!isField(document.activeElement)) target
+ if (isField(target) || target) target
# src/dom/escape-key.ts → tests/views/chat.test.tsx «F52 »
Escape during composition closes a layer in Safari
-  || event.keyCode === 229
Escape during composition closes the notice
- return event.stopPropagation()
+ return
# src/features/toast-view.tsx → tests/e2e/notices.test.ts «@F53»
A mouse drag dismisses a notice
- event.pointerType === 'mouse' && event.preventDefault()
+ event.pointerType === 'none' && event.preventDefault()
The text of a notice cannot be selected
- userSelect: 'auto'
+ userSelect: 'none'
# src/ui/training-rows.tsx → tests/theme/theme.test.ts
Safari does not expose an unmarked list as a list
- .attrs({ role: 'list' })
# src/features/page-change.tsx → tests/e2e/navigation.test.ts
The next page keeps the scroll position of the previous one
- window.scrollTo(0, 0)
+ window.scrollTo(0, window.scrollY)
# src/features/form.tsx → tests/views/forms.test.tsx «the error summary »
The error summary takes the focus from another element
- (activeElement === body || current.contains(activeElement))
+ (current.contains(activeElement) || body)
The error summary does not receive the focus when the button has none, as in Safari
- (activeElement === body || current.contains(activeElement))
+ body && current.contains(activeElement)
# src/features/contact-form.tsx → tests/views/paths.test.tsx «clipboard, »
The copied text of a failed message is empty
- => messageText(messageToSend(context))
+ => messageText({ ...messageToSend(context), message: '' })
# src/features/form.tsx → tests/views/forms.test.tsx «F44 »
Values filled in without an input event are not sent
- sendFieldValues(app, event.currentTarget)
+ void sendFieldValues
# src/features/form.tsx → tests/e2e/contact-fields.test.ts
The caret jumps to the end of a telephone number
- current.setSelectionRange(caret.at, caret.at)
+ void caret
# src/features/request.tsx → tests/e2e/ask.test.ts «@F47»
A removed request stays in the URL
- [form, texts, search, key, requests, busy]
+ [form, texts, search, key, busy]
# src/features/request.tsx → tests/e2e/ask.test.ts «@F56»
A sent request stays in the URL
- if (location.search !== search)
+ if (search !== '' && location.search !== search)
# src/features/toast-view.tsx → tests/views/paths.test.tsx «toast-queue, »
A notice closes while it contains the focus
- queue.send({ type: 'hold.start', by })
+ by === 'focus' || queue.send({ type: 'hold.start', by })
# src/features/toaster.tsx → tests/views/paths.test.tsx «toast-queue, »
A notice closes while another window is in front
- addEventListener('blur', leave)
-     addEventListener('focus'
+ addEventListener('focus'
# src/features/notice-button.tsx → tests/views/pages.test.tsx
The notice for a course does not name the course
- , ...(subject !== undefined && { subject })
# src/features/use-mail-link.ts → tests/views/chat.test.tsx «offers its text as an e-mail»
The visitor's chat messages are missing from the mail
- message.sender === 'user' ? message.text : []
+ message.sender === 'bot' ? message.code : []
# src/features/redraw-boundary.tsx → tests/views/failure-boundary.test.tsx
A page that is rendered again loses the focus
-         goBack()
# src/features/use-funding.ts → tests/views/funding.test.tsx
A followed link does not restore its funding answers
- [funding, tree, pathname, search]
+ [funding, tree, pathname]
A funding answer adds no history entry
- siteHistory.push(fundingAddress(
+ siteHistory.replace(fundingAddress(
# src/features/funding-form.tsx → tests/views/funding.test.tsx
A chosen funding answer is ignored
- onChange={() => funding.send({ type: 'answer.choose', answer: id })}
+ onChange={() => {}}
# src/features/use-funding.ts → tests/e2e/funding.test.ts «answers given before hydration»
A funding answer chosen before hydration is lost
- isStart.current && chosenAnswer()
+ undefined
# src/features/use-funding.ts → tests/e2e/funding.test.ts «a missing answer is reported»
On a phone, a missing funding answer is not scrolled into view
- ?.scrollIntoView({ block: 'nearest' })

// Faults in published files: headers, print styles, structured data and the bootstrap script.
# tools/publish/headers.ts → tools/publish/headers.test.ts
Any site can embed a page in a frame
-     ${'`'}frame-ancestors 'none'${'`'},
Inline scripts are allowed
- script-src 'self'
+ script-src 'self' 'unsafe-inline'
Proxies are allowed to transform a page
- 'no-cache, no-transform'
+ 'no-cache'
Full URLs are sent to other sites as referrer
- strict-origin-when-cross-origin
+ unsafe-url
# src/theme/global-style.ts → tests/e2e/pages.test.ts «/particulier/faq»
Closed questions are not printed
- content-visibility: visible;
+ content-visibility: hidden;
The navigation is printed
- header, footer, [popover], button,
+ footer, [popover], button,
A page is printed without its footer
- #print-header, #print-footer {
+ #print-header {
# src/features/chat-launcher.tsx → tests/e2e/pages.test.ts «/particulier/faq»
The button of the assistant scrolls with the page
- position: fixed;
+ position: absolute;
# src/content-views/sessions.tsx → tests/views/pages.test.tsx «a card shows the first session»
A session that has started is still offered
- starts > today
+ starts > ''
# src/layouts/footer.tsx → tests/pages/offer.test.ts «no certification mark»
A course page shows the certification mark
- {!isOfCourse && (
+ {isOfCourse !== null && (
# src/dom/open-details-for-print.ts → tests/e2e/print.test.ts «@F54»
Closed questions are not printed in browsers without ::details-content
- each.setAttribute('open', '')
+ void each
A question opened for printing stays open
- each.removeAttribute('open')
+ void each
A question opened for printing counts as opened by the visitor
- addEventListener('toggle', ignoreToggle, listenerOptions)
+ void ignoreToggle
# src/document/site-files.ts → tests/e2e/former-site.test.ts
The service worker of the former site stays registered
- registration.unregister(),
The caches of the former service worker are kept
- names.map((name) => caches.delete(name))
+ []
The former service worker is not replaced at all its addresses
- ['sw.js', 'service-worker.js',
+ ['sw.js',
# src/document/structured-data.ts → tests/content/structured-data.test.ts «F57 »
A course without a session has no instance in the structured data
- : [instance(delivery)]
+ : delivery && []
A course without a price has no offer category
- '@type': 'Offer', category: price?.kind
+ '@type': 'Offer', name: price?.kind
A course given on site or remotely is described as remote
- mixed: 'Blended'
+ mixed: 'Online'
# index.html → tests/e2e/before-hydration.test.ts «the first script keeps»
The first script is not loaded asynchronously
-  async
# src/document/structured-data.ts → tests/content/structured-data.test.ts
The price of a group is declared as tax included
- vat !== 'HT'
+ vat !== 'TTC'
A fact can close the structured-data script element
- .replaceAll('<', '\\u003c')
The breadcrumb omits the home page of the space
- home && home.href !== path ?
+ home && home.href === path ?
# src/content-views/sessions.tsx → tests/pages/every-page.test.ts «is valid HTML»
The label for the number of people names no field
- <label htmlFor={id}>
+ <label htmlFor="people">
# src/document/site-files.ts → tests/pages/prerender.test.ts
robots.txt names no sitemap
- Sitemap:
+ Map:
# src/app/main.ts → tests/e2e/pending-click.test.ts «@F07»
The timers of the previous pending click are not cleared
- return timers.forEach(clearTimeout)
+ return
# src/app/main.ts → tests/e2e/pending-click.test.ts
An element with a pending click is not marked as busy
- pressed?.setAttribute('aria-busy', 'true')
+ void pressed
# src/services/field-edit.ts → tests/views/hydration.test.tsx
Text typed before hydration is lost
- for (const form of document.querySelectorAll('form')) sendFieldValues(app, form)
+ void sendFieldValues
`

export const faults: readonly Fault[] = patches.split(/^# /m).flatMap((group) => {
  const [, file = '', suite = '', title = '', rest = ''] =
    /^(\S+) → (\S+)(?: «(.*)»)?\n([^]*)$/.exec(group) ?? []
  const lines = rest.split('\n').filter((line) => !/^(?:\/\/|$)/.test(line))
  const starts = lines.flatMap((line, index) => (/^[-+] /.test(line) ? [] : index))
  return starts.map((start, index) => {
    const [name = '', ...changes] = lines.slice(start, starts[index + 1])
    const marked = (mark: string) =>
      changes.flatMap((line) => (line.startsWith(mark) ? line.slice(2) : [])).join('\n')
    return { name, file, suite, title, find: marked('- '), replace: marked('+ ') }
  })
})

/** Returns the source with the fault applied. Throws unless the replaced text occurs exactly once. */
export function plant({ name, file, find, replace }: Fault, source: string): string {
  const places = source.split(find).length - 1
  if (places !== 1)
    throw new Error(`"${name}": the replaced text occurs ${places} times in ${file}`)
  return source.replace(find, () => replace)
}

/** One thing broken in the source: a measure of the tests, which owe it one failure. */
export type Fault = {
  /** What goes wrong. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once; with `replace` in its place the file still compiles. */
  readonly find: string
  readonly replace: string
  /** The file of tests that must go red. */
  readonly suite: string
  /** Part of the titles of those of its tests that are run. */
  readonly title: string
}

/**
 * Above each group the file that is broken and the suite that sees it; of each fault the name and
 * what changes. Lines that begin with slashes are comments.
 */
const patches = String.raw`
// Inside one machine, and in the actors that it invokes.
# machines/accordion.ts → tests/machines/machines.test.ts «the machine accordion »
any open question is taken for the one that was pressed
- context.open === id
+ context.open !== null
# machines/filter.ts → tests/machines/machines.test.ts «the machine filter »
an unknown category shows nothing
- known.includes(value) ? value : everything
+ value
# machines/mobile-menu.ts → tests/machines/machines.test.ts «the machine mobile-menu »
the mobile menu stays open behind a link
- , 'menu.close': 'closed'
# machines/clipboard.ts → tests/machines/machines.test.ts «the machine clipboard »
another text is copied than the one of the press
- ({ text: event.text })
+ ({ text: event.text + ' ' })
# machines/form-draft.ts → tests/machines/machines.test.ts «the machine contact-form »
the fields leave as they were typed, not as a person reads them
- tidied(field, draft[field.name])
+ draft[field.name]
# machines/toast-queue.ts → tests/machines/machines.test.ts «the machine toast-queue »
a notice stays a millisecond too long
- defaultDuration = 5000
+ defaultDuration = 5001
a held notice forgets the time it has been there
- context.remaining - (context.now() - context.since)
+ context.remaining
a loop without end in a machine
- always: { guard: 'isWaiting', target: 'shown', actions: 'bringBack' }
+ always: { target: 'empty', reenter: true, actions: 'stopWaiting' }
# machines/timeout.ts → tests/machines/machines.test.ts «the machine contact-form »
a message is given up a millisecond late
- 15_000
+ 15_001
# machines/chat.ts → tests/machines/machines.test.ts «the machine chat »
the assistant answers too soon
- replyNotice: 500
+ replyNotice: 400
two quick messages share one notice
- messages.length}
+ enqueue.cancel('reply-') ?? ''}
# machines/app.ts → tests/views/chat.test.tsx «F28 »
Escape closes the chat before the notice
- 'toastQueue', 'chat']
+ 'chat', 'toastQueue']
# machines/bootstrap.ts → tests/machines/machines.test.ts «the machine bootstrap »
a press waits for the application a second too long
- first: 12_000
+ first: 13_000
# machines/page.ts → tests/machines/machines.test.ts «the machine page »
a page that nobody looks at asks for a new document
- isDrawn: ({ context }) => context.isDrawn
+ isDrawn: () => true
# machines/funding-tree.ts → tests/machines/machines.test.ts «the machine funding »
an answer of the funding questions survives its question
- answer === undefined || questionOf(before) !== questionOf(after)
+ answer === undefined
// With values that no constant of a specification holds.
# machines/form-fields.ts → tests/machines/machines.test.ts «the machine contact-form .*random walks»
a text with ÿ is none
- text.trim() === ''
+ text.trim() === '' || text.includes('ÿ')
a text in Hebrew is none
- text.trim() === ''
+ text.trim() === '' || /\p{Script=Hebrew}/u.test(text)
a space of the width of an m is a text
- text.trim() === ''
+ text.replaceAll(/[^\S\u2003]/g, '') === ''
# machines/form-draft.ts → tests/machines/machines.test.ts «the machine contact-form .*random walks»
an emoji is dropped
- : { value, caret, isCut
+ : { value: value.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, ''), caret, isCut
half a surrogate is replaced
- : { value, caret, isCut
+ : { value: value.toWellFormed(), caret, isCut
accents are composed
- : { value, caret, isCut
+ : { value: value.normalize(), caret, isCut
the line ends of Windows are changed
- : { value, caret, isCut
+ : { value: value.replaceAll('\r', ''), caret, isCut
a long text is cut
- : { value, caret, isCut
+ : { value: value.slice(0, 2000), caret, isCut
# machines/chat.ts → tests/machines/machines.test.ts «the machine chat .*random walks»
a space before a chat message is dropped
- => text })
+ => text.replace(/^\u00A0/, '') })
a byte order mark alone is a chat message
- context.draft.trim() !== ''
+ /\S|\uFEFF/.test(context.draft)
# machines/filter.ts → tests/machines/machines.test.ts «the machine filter .*random walks»
a category has the name of what every object has
- meaningOf(context.known, asked) !== context.value
+ asked.value in {} || meaningOf(context.known, asked) !== context.value
# machines/dropdown.ts → tests/machines/machines.test.ts «the machine dropdown .*random walks»
the letter Z leads to the first link
- active: findLabel(context, typed) ?? context.active
+ active: letter === 'Z' ? 0 : (findLabel(context, typed) ?? context.active)
# machines/dropdown.ts → tests/machines/dropdown.test.ts
a letter typed on the open menu finds the link that has the focus
- wanted.length === 1 ? active + 1 : active
+ active

// Between machines, and around the root.
# machines/app.ts → tests/product/product.test.ts
a message that is sent again leaves its failure on screen
- 'message.retry': { actions: 'withdrawFailure' }
+ 'message.retry': {}
a change of page leaves the menu of solutions open
- actions: ['closeMobileMenu', 'closeDropdown']
+ actions: ['closeMobileMenu']
a success is told as a failure
- params: { notice: 'messageSent' }
+ params: { notice: 'messageFailed' }
Escape leaves the assistant open
- chat: 'chat.close'
+ chat: 'menu.close'
a change of page closes the assistant
- closeMobileMenu: sendTo('mobileMenu', { type: 'menu.close' })
+ closeMobileMenu: sendTo('chat', { type: 'chat.close' })
# machines/contact-form.ts → tests/product/product.test.ts
nobody is told that a message failed
- 'focusFeedback', 'announceFailed'
+ 'focusFeedback'
a message that was sent stays in the form
- entry: ['clear', 'takeUpRequests'
+ entry: ['takeUpRequests'
a message that leaves forgets what is asked for
- assign(({ context }) => contact.tidy(context))
+ assign(({ context }) => ({ ...contact.tidy(context), requests: null }))
nothing can be asked for
- { type: 'addRequest', params: askedOf }
+ []
nothing can be asked for while a message is on its way
- { type: 'remember', params: askedOf }
+ []
# machines/individual-form.ts → tests/product/product.test.ts
a complete form of an individual tells nothing
- actions: 'announceUnsent' }
+ actions: [] }
# machines/toast-queue.ts → tests/product/product.test.ts
a failure that another notice replaced is never told again
- isFailure(context.toast) ? context.toast : context.waiting
+ context.waiting
a failure that waits outlives the next message
- 'toast.withdraw': { actions: 'stopWaiting' },
+ 'toast.withdraw': {},
# machines/contact-draft.ts → tests/product/product.test.ts
a course asked for while a message is on its way is lost
- ({ ...content, ...addRequest(content, asked) })
+ ({ ...content, draft: addRequest(content, asked).draft })
what is asked for meanwhile forgets what was asked for before
- [...others, one]
+ [...others.slice(1), one]
# src/services/app-actor.ts → tests/views/paths.test.tsx «individual-form on its views»
the individual form tells nobody that it is complete
- individualForm?.on('*', (event) => event
+ individualForm?.on('*', (event) => false && event
# src/services/app-actor.ts → tests/product/product.test.ts
the assistant tells nobody that it will not answer
- chat?.on('*', (event) => app.send(event))
+ chat?.on('*', () => {})
no reason of a failure is in the log
- => warn(
+ => void (
# src/services/app-actor.ts → tests/views/paths.test.tsx «toast-queue on its views»
notices count with another clock than the site’s
- , now },
+ , now: () => 0 },
# src/services/send-message.ts → tests/services/send-message.test.ts
any answer of the provider is taken for its OK
-  || answer.text.trim() !== 'OK'
# src/dom/honeypot.ts → tests/e2e/contact-failures.test.ts
a robot’s message leaves
- hasRefused || field === null || field.value === ''
+ hasRefused || field?.value !== null
who has a password manager is never let through
- hasRefused = true
+ hasRefused = false
# src/services/with-timeout.ts → tests/e2e/missing-files.test.ts «F07 »
a file that hangs is waited for without end
-       timeout,
+       timeout * 10,
# src/services/persist-drafts.ts → tests/e2e/faults-reload.test.ts «F47 what was typed»
what was typed is given back to nobody
- || saved.get(key)
a message that has arrived in the background is given back
- (event) => {
-     storage.clear()
+ (event) => {

// Pure functions of texts, and the rules of facts.
# src/features/request-address.ts → tests/content/requests.test.ts
a date is asked for with a number that does not say of what
- .line}\n$
+ .line}\n
of two topics the one without a request is lost
- topics.find(({ request }) => request === null) ?? topics.at(-1)
+ topics.at(-1)
# machines/digit-field.ts → tests/machines/digit-field.test.ts
a SIRET is grouped as a telephone number
- groups: [3, 3, 3, 5]
+ groups: [2, 3, 4, 5]
numbers of Réunion lose their country
- '262',
digits that do not fit go in silence
- isCut: kept !== digits
+ isCut: false
# machines/digit-field.ts → tests/machines/digit-field.test.ts «F49 »
a digit that is put into a whole number pushes the last one out
- digits.length > room && old.length === room
+ digits.length > room && old.length > room
digits that stood there already become a country’s code
- if (end > fresh) return noPrefix
+ if (end < 0 * fresh) return noPrefix
the mark of a list is read as a digit
- const text = given.replace(listMark, '')
+ const text = given
the mark of a footnote is read as a digit
- const isDigit = /\p{Nd}/u
+ const isDigit = /\p{N}/u
# machines/email-field.ts → tests/machines/form-draft.test.ts «F50 »
a full stop behind an address belongs to it
- |[^\p{L}\p{N}@]+$
a name that looks like an address is taken for it
- plain.match(/<[^<>]*>/g)?.join(';') ?? plain
+ plain
# machines/email-field.ts → tests/machines/form-draft.test.ts
an address of 321 characters is one
- email.length <= 320
+ email.length <= 321
of two addresses the first is taken
- others.length === 0 ? address : plain
+ address
# machines/contact-draft.ts → tests/machines/machines.test.ts «the machine contact-form »
a request stands above those before it
- [...(requests ?? []), { id, line }]
+ [{ id, line }, ...(requests ?? [])]
what is asked for does not leave with what was written
- message: [...lines, ...written].join('\n')
+ message: draft.message
# src/features/message-text.ts → tests/services/mail-link.test.ts
what a mail program cuts is put into the link
- longestLink = 2000
+ longestLink = 2001
# src/features/use-funding.ts → tests/content/funding.test.ts
several sets of answers in an address are the first
- given === '' || others.length > 0
+ given === '' || others.length > 9
# facts/days.ts → tests/content/programme.test.ts
the first of a month is « 1 »
- (new Date(day)).replace(/(?<!\d)1 /, '1er ')
+ (new Date(day))
# src/model/course-list.ts → tests/content/programme.test.ts
a catalogue that nobody can scan stays cards
- cards.length <= scannable
+ cards.length > 0
# src/content/number-words.ts → tests/content/numbers.test.ts
one course is « un formations »
- if (number === 1)
+ if (number === 0)
# facts/typeset.ts → tests/content/typeset.test.ts
a semicolon stands against its word
- ([;%]|[!?]+)
+ ([%]|[!?]+)
# src/document/icalendar.ts → tests/content/agenda.test.ts
the line of a calendar is an octet too long
- octets <= 75
+ octets <= 76
a session ends the day before its last
- compact(dayAfter(ends))
+ compact(ends)
# src/document/agenda.ts → tests/content/agenda.test.ts
summer time begins in April
- BYMONTH=3;BYDAY=-1SU
+ BYMONTH=4;BYDAY=-1SU
# facts/days.ts → tests/content/judge.test.ts
a claim may be told the day after its last
- if (days < 0)
+ if (days < -1)
# facts/numbers.ts → tests/content/numbers.test.ts
a wrong digit of a SIREN is none
- weight, 0) % 10 === 0
+ weight, 0) > 0
# facts/courses.json → tests/content/fact-files.test.ts
an anchor that no address can hold
- "anchor": "leadership-et-management"
+ "anchor": "Leadership et management"

// How views are wired to machines, and what a visitor meets there.
# src/features/chat-launcher.tsx → tests/views/chat.test.tsx
the menu no longer hides the chat
- hidden={menuOpen}
+ hidden={false && menuOpen}
# src/features/chat-view.tsx → tests/views/chat.test.tsx «that comes late»
the chat takes the focus from elsewhere while its code comes
- activeElement === body || activeElement === opener.current
+ activeElement !== null && body && opener
# src/features/chat-view.tsx → tests/views/chat.test.tsx «scrolls to its last message»
the chat keeps to its first message
- log.current.scrollTop = log.current.scrollHeight
+ log.current.scrollTop = 0
# src/dom/escape-key.ts → tests/views/chat.test.tsx
Escape closes what it was not pressed in
- open.find((layer) => layer === name)
+ undefined
# src/features/chat-launcher.tsx → tests/views/chat.test.tsx
an open layer does not say where it is
- data-layer="chat"
+ data-layer="none"
# src/features/chat-launcher.tsx → tests/e2e/pending-click.test.ts «brings no styles»
the first press waits for the styles of the chat
- = chatView.useReady()
+ = false
# src/features/filter.tsx → tests/e2e/page-parts.test.ts «F01 »
a choice is shown by the application alone
- ~ * > li:not(
+ ~ * > dd:not(
# src/features/filter.tsx → tests/e2e/full-browser.test.ts «F48 a filtered »
a list is seen before its fragment selects
- 0s 2s backwards
+ 0s 0s backwards
# src/features/contact-form.tsx → tests/e2e/full-browser.test.ts
what an address asks for moves the fields
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
nobody says that a filter shows nothing
- count === 0 ? words.shown.none :
+ count < 0 ? words.shown.none :
# src/features/filter.tsx → tests/views/paths.test.tsx «filter, »
a filter that brings the view of the arrival says nothing
- {announced && <span
+ {announced && value !== asked && <span
# src/app/navigation.tsx → tests/views/navigation.test.tsx
a page that Back has given up is still awaited
- setWaiting(false)
+ setWaiting(true)
# src/app/page-loader.tsx → tests/views/failure-boundary.test.tsx «once its visitor has gone back»
a page that was refused unseen is never asked for again
-       resourceOf(path).actor.send({ type: 'page.retry' })
-       return request
+       return request
# src/features/accordion.tsx → tests/views/pages.test.tsx
a question that the browser opens is taken for a closed one
- isOpen ? 'item.open' : 'item.close'
+ isOpen ? 'item.close' : 'item.open'
the fragment of an address opens no question
- if (items.some(({ id }) => id === asked))
+ if (items.every(({ id }) => id === asked))
# src/features/solutions-menu.tsx → tests/views/paths.test.tsx «dropdown, »
the arrows on the button of the menu are swapped
- ArrowDown: 'item.first', ArrowUp: 'item.last'
+ ArrowDown: 'item.last', ArrowUp: 'item.first'
a dismissed menu does not give the focus back
- 'button.focus', () => opener.current?.focus()
+ 'button.focus', () => void opener.current
# src/features/solutions-menu.tsx → tests/e2e/navigation.test.ts «opens under a pointer»
a touch is taken for a pointer that rests
- if (pointerType === 'mouse') dropdown.send({ type: 'pointer.enter' })
+ if (pointerType !== '') dropdown.send({ type: 'pointer.enter' })
# src/features/mobile-menu.tsx → tests/e2e/navigation.test.ts
a turned tablet keeps a menu that nobody sees
- wide.addEventListener('change', close)
+ void close
# src/features/page-change.tsx → tests/views/paths.test.tsx «app, »
the heading of the next page is not announced
- target?.focus({ preventScroll: true })
+ void target
# src/features/page-change.tsx → tests/e2e/missing-files.test.ts «F46 »
a page that comes late takes the focus from who writes
- if (!isField(document.activeElement)) target
+ if (isField(target) || target) target
# src/dom/escape-key.ts → tests/views/chat.test.tsx «F52 »
the Escape of a composed word closes a layer in Safari
-  || event.keyCode === 229
the Escape of a composed word closes the notice
- return event.stopPropagation()
+ return
# src/features/toast-view.tsx → tests/e2e/notices.test.ts «F53 »
a mouse swipes a notice away
- event.pointerType === 'mouse' && event.preventDefault()
+ event.pointerType === 'none' && event.preventDefault()
the words of a notice cannot be selected
- userSelect: 'auto'
+ userSelect: 'none'
# src/ui/training-rows.tsx → tests/theme/theme.test.ts
a list without marks is none in Safari
- .attrs({ role: 'list' })
# src/features/page-change.tsx → tests/e2e/navigation.test.ts
the next page stands where the last was scrolled to
- window.scrollTo(0, 0)
+ window.scrollTo(0, window.scrollY)
# src/features/form.tsx → tests/views/forms.test.tsx «the summary »
the summary of errors takes the focus from elsewhere
- (activeElement === body || current.contains(activeElement))
+ (current.contains(activeElement) || body)
the summary of errors is not heard where no button takes the focus (Safari)
- (activeElement === body || current.contains(activeElement))
+ body && current.contains(activeElement)
# src/features/contact-form.tsx → tests/views/paths.test.tsx «clipboard, »
nothing is copied of a message that failed
- => messageText(outgoing(context))
+ => messageText({ ...outgoing(context), message: '' })
# src/features/form.tsx → tests/views/forms.test.tsx «F44 »
fields that were filled without an event are sent as they were
- sendFieldValues(app, event.currentTarget)
+ void sendFieldValues
# src/features/form.tsx → tests/e2e/contact-fields.test.ts
the caret jumps to the end of a telephone number
- current.setSelectionRange(caret.at, caret.at)
+ void caret
# src/features/request.tsx → tests/e2e/ask.test.ts «F47 »
a request that was taken out stays in the address
- [form, texts, search, key, requests, busy]
+ [form, texts, search, key, busy]
# src/features/request.tsx → tests/e2e/ask.test.ts «F56 »
a request that has left stays in the address
- if (location.search !== search)
+ if (search !== '' && location.search !== search)
# src/features/toast-view.tsx → tests/views/paths.test.tsx «toast-queue, »
a notice goes while the focus is in it
- queue.send({ type: 'hold.start', by })
+ by === 'focus' || queue.send({ type: 'hold.start', by })
# src/features/toaster.tsx → tests/views/paths.test.tsx «toast-queue, »
a notice goes while another window is in front
- addEventListener('blur', leave)
-     addEventListener('focus'
+ addEventListener('focus'
# src/features/notice-button.tsx → tests/views/pages.test.tsx
the notice of a course does not name it
- , ...(subject !== undefined && { subject })
# src/features/use-mail-link.ts → tests/views/chat.test.tsx «into the mail»
what was written to the assistant is not in the mail
- message.sender === 'user' ? message.text : []
+ message.sender === 'bot' ? message.code : []
# src/features/redraw-boundary.tsx → tests/views/failure-boundary.test.tsx
a page drawn anew loses the focus
-         goBack()
# src/features/use-funding.ts → tests/views/funding.test.tsx
the address restores no answers about funding when its own link is followed
- [funding, tree, pathname, search]
+ [funding, tree, pathname]
an answer about funding is no step of the history
- siteHistory.push(fundingAddress(
+ siteHistory.replace(fundingAddress(
# src/features/funding-form.tsx → tests/views/funding.test.tsx
an answer about funding is not taken
- onChange={() => funding.send({ type: 'answer.choose', answer: id })}
+ onChange={() => {}}
# src/features/use-funding.ts → tests/e2e/funding.test.ts «before the application is there»
an answer that was chosen before the application came is forgotten
- isStart.current && chosenAnswer()
+ undefined
# src/features/use-funding.ts → tests/e2e/funding.test.ts «on a phone, who goes on»
on a phone nobody sees that an answer about funding is missing
- ?.scrollIntoView({ block: 'nearest' })

// What is published: policies, headers, paper, heads, data for machines, the start.
# tools/publish/headers.ts → tools/publish/headers.test.ts
any site may put a page into a frame
-     ${'`'}frame-ancestors 'none'${'`'},
scripts of a page may be written into it
- script-src 'self'
+ script-src 'self' 'unsafe-inline'
a network may rewrite a page
- 'no-cache, no-transform'
+ 'no-cache'
an address of the site leaks to others
- strict-origin-when-cross-origin
+ unsafe-url
# src/theme/global-style.ts → tests/e2e/pages.test.ts «/particulier/faq»
closed questions are not on paper
- content-visibility: visible;
+ content-visibility: hidden;
the navigation is printed
- header, footer, [popover], button,
+ footer, [popover], button,
a page is printed without its footer
- #print-header, #print-footer {
+ #print-header {
# src/features/chat-launcher.tsx → tests/e2e/pages.test.ts «/particulier/faq»
the round button of the assistant is scrolled away
- position: fixed;
+ position: absolute;
# src/content-views/sessions.tsx → tests/views/pages.test.tsx «a session that»
a session that has begun is still offered
- starts > today
+ starts > ''
# src/layouts/footer.tsx → tests/pages/offer.test.ts «beside a course »
the mark of the certification stands beside a course
- {!isOfCourse && (
+ {isOfCourse !== null && (
# src/dom/open-details-for-print.ts → tests/e2e/print.test.ts «F54 »
without ::details-content closed questions are not on paper
- each.setAttribute('open', '')
+ void each
what paper opened stays open
- each.removeAttribute('open')
+ void each
what paper opened counts as opened by the visitor
- addEventListener('toggle', ignoreToggle, listenerOptions)
+ void ignoreToggle
# src/document/site-files.ts → tests/e2e/former-site.test.ts
the former site’s service worker goes on
- registration.unregister(),
what the former site’s service worker kept stays
- names.map((name) => caches.delete(name))
+ []
the former site’s service worker is looked for where it was not
- ['sw.js', 'service-worker.js',
+ ['sw.js',
# src/document/structured-data.ts → tests/content/structured-data.test.ts «F57 »
a course without a date has no instance
- : [instance(deliveryOf(access.how ?? ''))]
+ : deliveryOf(access.how ?? '') && []
a course without a price has no category
- '@type': 'Offer', category: price?.kind
+ '@type': 'Offer', name: price?.kind
a course given at home or in a room is told as given at home
- ? 'mixed' : 'remote'
+ ? 'remote' : 'remote'
# index.html → tests/e2e/before-hydration.test.ts «F46 the first script»
the first script waits until the document led to its fragment
-  async
# src/document/structured-data.ts → tests/content/structured-data.test.ts
the price of a group is said to hold its taxes
- vat !== 'HT'
+ vat !== 'TTC'
a text of a fact ends the element that holds the data
- .replaceAll('<', '\\u003c')
the way to a page skips its space
- home && home.href !== path ?
+ home && home.href === path ?
# src/content-views/sessions.tsx → tests/pages/every-page.test.ts «is valid HTML»
the label of a number of people is of no field
- <label htmlFor={id}>
+ <label htmlFor="people">
# src/document/site-files.ts → tests/pages/prerender.test.ts
robots are shown no sitemap
- Sitemap:
+ Map:
# src/app/main.ts → tests/e2e/pending-click.test.ts «F07 F39»
a pending click is said to be slow by the clock of the one before
- return timers.forEach(clearTimeout)
+ return
# src/app/main.ts → tests/e2e/pending-click.test.ts
what waits for the application does not say so
- pressed?.setAttribute('aria-busy', 'true')
+ void pressed
# src/services/field-edit.ts → tests/views/hydration.test.tsx
what was typed before the application came is forgotten
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

/** The source with the fault in it; throws where the source has moved on. */
export function plant({ name, file, find, replace }: Fault, source: string): string {
  const places = source.split(find).length - 1
  if (places !== 1)
    throw new Error(`"${name}": ${file} holds ${places} times what it would break`)
  return source.replace(find, () => replace)
}

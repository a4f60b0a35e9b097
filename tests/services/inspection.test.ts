import { expect, test } from 'vitest'
import { createAppActor } from '#src/services/app-actor.ts'
import { inspectionCodes } from '#src/inspection.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { openInspectedPage } from 'statecharts/testing'

/** Starts the site's actors with an inspector that records its messages. */
function openSite() {
  const page = openInspectedPage(inspectionCodes)
  const app = createAppActor({
    sendMessage: () => new Promise(() => {}),
    inspect: page.inspect,
  })
  app.start()
  const { contactForm, chat } = app.getSnapshot().children
  if (!contactForm || !chat) throw new Error('The form or the chat actor is missing.')
  return { ...page, form: contactForm, chat }
}

test('inspection messages contain no typed text @asvs-masked-inspection', () => {
  const page = openSite()
  for (const name of fieldNames)
    page.form.send({ type: 'field.change', field: name, value: answers[name] })
  page.form.send({ type: 'form.submit' })
  page.chat.send({ type: 'chat.toggle' })
  page.chat.send({ type: 'draft.change', text: 'Secret' })
  page.chat.send({ type: 'message.submit' })
  page.read()
  const messages = JSON.stringify(page.messages)
  for (const text of [...Object.values(answers), 'Secret', '06 39 98'])
    expect(messages).not.toContain(text)
})

test('an event from the viewer is only sent to the actor of the addressed page', () => {
  const page = openSite()
  const actor = page.chat.sessionId
  const event = { type: 'chat.toggle' }
  page.send({ kind: 'send', page: 'another', actor, event })
  expect(page.chat.getSnapshot().hasTag('open')).toBe(false)
  page.send({ kind: 'send', page: 'page', actor, event })
  expect(page.chat.getSnapshot().hasTag('open')).toBe(true)
})

test('a page sends the viewer only new entries, and only while the viewer watches', () => {
  const page = openSite()
  page.form.send({ type: 'form.submit' })
  expect(page.messages).toEqual([])
  const newest = page.read().entries.at(-1)?.seq ?? -1
  page.send({ kind: 'watch', seen: { page: newest } })
  expect(page.messages).toHaveLength(1)
  page.form.send({ type: 'form.submit' })
  page.send({ kind: 'watch', seen: { page: newest } })
  expect(page.messages.at(-1)).toMatchObject({ entries: [{ seq: newest + 1 }] })
})

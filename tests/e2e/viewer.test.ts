import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { maskText } from 'statecharts'
import * as visit from './visit.ts'
import { testOnDevServer as test } from './fixtures.ts'

const sequenceOf = (viewer: Page) => viewer.getByRole('region', { name: 'Séquence' })

const actor = (viewer: Page, name: string) =>
  viewer
    .getByRole('navigation', { name: 'Acteurs' })
    .getByRole('link', { name: new RegExp(`^${name} `) })

/** Expects the diagram, the heading and the sequence to show a transition and its target state. */
async function expectTaken(viewer: Page, id: string, state: string) {
  await expect(viewer.getByRole('main').getByRole('heading')).toContainText(state)
  await expect(viewer.locator(`.leaf.is-active[data-state="${state}"]`)).toBeVisible()
  await expect(viewer.locator(`.is-taken[data-transition="${id}"]`)).toBeAttached()
  await expect(sequenceOf(viewer).getByText(id).last()).toBeVisible()
}

const press = (viewer: Page, name: string) => viewer.getByRole('button', { name }).click()

async function sendByHand(viewer: Page, name: string, event: string) {
  const form = viewer.getByRole('form', { name: `Envoyer à ${name}` })
  await form.getByLabel('Événement').selectOption({ label: event })
  await form.getByRole('button', { name: 'Envoyer' }).click()
}

/** A page that replaces Stately's inspector and records the received events. */
const stately = `<script>
  received = []
  onmessage = ({ data }) => received.push(JSON.stringify(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

test('the viewer shows the machines of a page, masks typed values and sends events to machines', async ({
  context,
}) => {
  await context.route('**/api/v1.0/email/send', () => {})
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: stately }),
  )
  const site = await context.newPage()
  const opened = context.waitForEvent('page')
  await visit.openHydrated(site, '/contact?inspect=stately')
  const inspector = await opened
  const viewer = await context.newPage()
  await viewer.goto('/__machines')
  const sequence = sequenceOf(viewer)
  await expect(sequence).toBeVisible()
  const consoleErrors = visit.collectConsoleErrors(viewer)
  const [main, details] = [viewer.getByRole('main'), viewer.getByRole('complementary')]
  await test.step('typed values are masked', async () => {
    // If no actor is selected, the viewer shows the last one that changed, such as one that loads a page.
    await actor(viewer, 'contactForm').click()
    await visit.fillIn(site, visit.answers)
    await expectTaken(
      viewer,
      'editing.draft --field.change--> (stays)',
      'editing.draft.clean',
    )
    await expect(details).toContainText(`"email": "${maskText(visit.answers.email)}"`)
    expect(await viewer.content()).not.toContain(visit.answers.email)

    await visit.submitButton(site).click()
    await expectTaken(
      viewer,
      'editing.result.idle --form.submit--> sending [isComplete]',
      'sending',
    )
    const received = () => inspector.evaluate('received.join()')
    // The invoked promise receives the typed values as input.
    await expect.poll(received).toContain(`"input":{"name"`)
    expect(await received()).toContain(`"email":"${maskText(visit.answers.email)}"`)
    expect(await received()).not.toContain(visit.answers.email)
  })
  await test.step('a promise can be rejected, and a delayed transition can be taken early', async () => {
    await sendByHand(viewer, 'contactForm', 'sendMessage error')
    await expect(visit.formFeedback(site, contactForm.failed.title)).toBeVisible()
    await expectTaken(
      viewer,
      'sending --sendMessage error--> editing.result.failure',
      'editing.result.failure',
    )
    await actor(viewer, 'toastQueue').click()
    await expect(visit.notice(site)).toBeVisible()
    const timer = viewer.getByRole('timer')
    const running = /^Dans \d+,\d\ss\s: after remaining$/
    await expect(timer).toHaveText(running)
    await visit.blurWindow(site)
    await expect(timer).toHaveText('Aucun délai en cours.')
    await site.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(timer).toHaveText(running)
    await sendByHand(viewer, 'toastQueue', 'after remaining')
    await expect(visit.notice(site)).toHaveCount(0)
    await expectTaken(
      viewer,
      'notice.shown.timer.running --after remaining--> notice.empty',
      'notice.empty',
    )
  })

  await test.step('the viewer explains why an event was ignored or rejected', async () => {
    await actor(viewer, 'chat').click()
    await sendByHand(viewer, 'chat', 'chat.close')
    await expect(main).toContainText(
      'ignoré : aucune transition pour chat.close dans panel.closed',
    )
    await visit.openAssistant(site)
    await expectTaken(viewer, 'panel.closed --chat.toggle--> panel.open', 'panel.open')
    await expect(viewer.locator('[data-state="panel.closed"]')).toContainText(
      '← depuis panel.open (chat.toggle, chat.close)',
    )
    await sendByHand(viewer, 'chat', 'message.submit')
    await expect(main).toContainText('message.submit → refusé par canSend, isWritten')
    const refused = 'panel.open --message.submit--> (stays) [isWritten]'
    await expect(viewer.locator(`.is-rejected[data-transition="${refused}"]`)).toBeVisible()
    await viewer.getByLabel('Contenu').fill('nothing')
    await press(viewer, 'Envoyer')
    await expect(viewer.getByRole('form')).toContainText('n’est pas un objet JSON')
  })

  await test.step('the sequence can be filtered', async () => {
    await visit.sendChat(site, 'Bonjour')
    await expectTaken(
      viewer,
      'notice.awaiting --notice.due--> notice.none [isLatest]',
      'notice.none',
    )
    const emitted = sequence.getByRole('row', { name: /chat → app \(émis\).*unavailable/ })
    await expect(emitted).toBeVisible()
    const filter = sequence.getByLabel('Ne montrer que')
    await filter.fill('notice.due')
    await expect(emitted).toHaveCount(0)
    await expect(
      sequence.getByRole('row', { name: /chat → chat notice\.due/ }),
    ).toHaveCount(1)
    await filter.fill('')
  })

  await test.step('selecting a past event shows the state of every actor at that time', async () => {
    await actor(viewer, 'chat').click()
    await sendByHand(viewer, 'chat', 'chat.close')
    await expect(actor(viewer, 'chat')).toContainText('closed')
    await actor(viewer, 'app').click()
    const banner = viewer.getByRole('banner')
    const row = sequence.getByRole('row', { name: /message\.submit/ }).last()
    await row.getByRole('button').click()
    await expect(banner).toContainText('Moment passé')
    await expect(actor(viewer, 'chat')).toContainText('open')
    await actor(viewer, 'chat').click()
    await expect(viewer.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
    await expect(viewer.getByRole('timer')).toHaveText('Dans 0,5 s : notice.due')
    await expect(details).toContainText('messages.1')
    await expect(details).toContainText('xxxxxxx')
    await press(viewer, 'Revenir au direct')
    await expect(banner).toContainText('En direct')
    await expect(actor(viewer, 'chat')).toContainText('closed')
  })

  await actor(viewer, 'contactForm').click()
  await press(viewer, 'Montrer la saisie')
  await expect(details).toContainText(`"email": "${visit.answers.email}"`)
  await expect(sequence).toContainText(visit.answers.email)
  expect(consoleErrors).toEqual([])
})

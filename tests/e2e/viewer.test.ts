import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { maskText } from 'statecharts'
import { createServer } from 'vite'
import * as visit from './visit.ts'
import { collectConsoleErrors } from './requests.ts'
import { testAtDesk as test } from './fixtures.ts'

const sequenceOf = (viewer: Page) => viewer.getByRole('region', { name: 'Séquence' })

const actor = (viewer: Page, name: string) =>
  viewer.getByRole('navigation', { name: 'Acteurs' }).getByRole('link', { name })

/** What the drawing and the heading say of the machine that is shown. */
async function expectState(viewer: Page, state: string) {
  await expect(viewer.getByRole('main').getByRole('heading')).toContainText(state)
  for (const leaf of state.split(' + '))
    await expect(viewer.locator(`.leaf.is-active[data-state="${leaf}"]`)).toBeVisible()
}

/** The drawing and the sequence show that it was taken. */
async function expectTaken(viewer: Page, id: string) {
  await expect(viewer.locator(`.is-taken[data-transition="${id}"]`)).toBeAttached()
  await expect(sequenceOf(viewer).getByText(id).last()).toBeVisible()
}

const press = (viewer: Page, name: string) => viewer.getByRole('button', { name }).click()

/** Sends what the form offers under a name to the actor that is shown. */
async function sendByHand(viewer: Page, name: string, event: string) {
  const form = viewer.getByRole('form', { name: `Envoyer à ${name}` })
  await form.getByLabel('Événement').selectOption({ label: event })
  await form.getByRole('button', { name: 'Envoyer' }).click()
}

test.describe.configure({ mode: 'default' })

test('the form and the assistant are followed, masked until somebody asks; a promise is rejected, a delay fired, an event refused by hand; a past moment is past everywhere', async ({
  context,
}) => {
  await context.route('**/api/v1.0/email/send', () => {})
  const site = await context.newPage()
  await visit.openLive(site, '/contact')
  const viewer = await context.newPage()
  await viewer.goto('/__machines')
  await expect(sequenceOf(viewer)).toBeVisible()
  const consoleErrors = collectConsoleErrors(viewer)
  await visit.fillIn(site, visit.answers)
  await expectState(viewer, 'idle')
  await expectTaken(viewer, 'idle --field.change--> (stays)')
  const details = viewer.getByRole('complementary')
  await expect(details).toContainText(`"email": "${maskText(visit.answers.email)}"`)
  expect(await viewer.content()).not.toContain(visit.answers.email)

  await visit.submitButton(site).click()
  await expectState(viewer, 'sending')
  await expectTaken(viewer, 'idle --form.submit--> sending [isComplete]')
  await actor(viewer, 'contactForm').click()
  await sendByHand(viewer, 'contactForm', 'sendMessage error')
  await expect(visit.lasting(site, contactForm.failed.title)).toBeVisible()
  await expectState(viewer, 'failure')
  await expectTaken(viewer, 'sending --sendMessage error--> failure')

  await actor(viewer, 'toastQueue').click()
  await expectState(viewer, 'shown.running')
  await expect(visit.notice(site)).toBeVisible()
  await sendByHand(viewer, 'toastQueue', 'after remaining')
  await expect(visit.notice(site)).toHaveCount(0)
  await expectState(viewer, 'empty')
  await expectTaken(viewer, 'shown.running --after remaining--> empty')

  await actor(viewer, 'chat').click()
  await sendByHand(viewer, 'chat', 'message.submit')
  const main = viewer.getByRole('main')
  await expect(main).toContainText('ignoré : rien n’écoute message.submit dans closed')
  await visit.openAssistant(site)
  await expectState(viewer, 'open')
  await expectTaken(viewer, 'closed --chat.toggle--> open')
  await sendByHand(viewer, 'chat', 'message.submit')
  await expect(main).toContainText('message.submit → refusé par isWritten')
  await expect(
    viewer.locator(
      '.is-refused[data-transition="open --message.submit--> (stays) [isWritten]"]',
    ),
  ).toBeVisible()
  await viewer.getByLabel('Contenu').fill('nothing')
  await press(viewer, 'Envoyer')
  await expect(viewer.getByRole('form')).toContainText(
    'Le contenu n’est pas un objet JSON.',
  )

  await visit.say(site, 'Bonjour')
  await expect(visit.notice(site)).toBeVisible()
  await expectTaken(viewer, '(root) --reply.due--> (stays)')
  const sequence = sequenceOf(viewer)
  await expect(sequence.getByRole('row', { name: /chat → chat.*reply\.due/ })).toBeVisible()
  await expect(
    sequence.getByRole('row', { name: /chat → app \(émis\).*reply\.unavailable/ }),
  ).toBeVisible()
  const filter = sequence.getByLabel('Ne montrer que')
  await filter.fill('reply.due')
  await expect(sequence.getByRole('row', { name: /reply\.unavailable/ })).toHaveCount(0)
  await expect(sequence.getByRole('row', { name: /reply\.due/ })).toHaveCount(1)
  await filter.fill('')

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
  await expect(details).toContainText('messages.1')
  await expect(details).toContainText('xxxxxxx')
  await press(viewer, 'Revenir au direct')
  await expect(banner).toContainText('En direct')
  await expect(actor(viewer, 'chat')).toContainText('closed')

  await actor(viewer, 'contactForm').click()
  await press(viewer, 'Montrer la saisie')
  await expect(details).toContainText(`"email": "${visit.answers.email}"`)
  await expect(sequence).toContainText(visit.answers.email)
  expect(consoleErrors).toEqual([])
})

test('Stately’s inspector is told of everything, what is typed masked', async ({
  context,
}) => {
  const page = `<script>
    told = []
    onmessage = ({ data }) => told.push(JSON.stringify(data))
    opener.postMessage({ type: '@statelyai.connected' }, '*')
  </script>`
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  )
  await context.route('**/api/v1.0/email/send', () => {})
  const site = await context.newPage()
  const opened = context.waitForEvent('page')
  await site.goto('/contact?inspect=stately')
  const inspector = await opened
  await visit.fillIn(site, visit.answers)
  await visit.submitButton(site).click()
  const told = () => inspector.evaluate('told.join()')
  // A promise is given all that was typed.
  await expect.poll(told).toContain(`"input":{"name"`)
  expect(await told()).toContain(`"email":"${maskText(visit.answers.email)}"`)
  expect(await told()).not.toContain(visit.answers.email)
})

test('machines that are not of the site are drawn, sent to and followed', async ({
  context,
}) => {
  const root = 'tools/statecharts/examples'
  const server = await createServer({ root, logLevel: 'error', server: { port: 0 } })
  await server.listen()
  const [url = ''] = server.resolvedUrls?.local ?? []
  const page = await context.newPage()
  await page.goto(url)
  const viewer = await context.newPage()
  await viewer.goto(`${url}__machines`)
  await actor(viewer, 'sender').click()
  await expectState(viewer, 'form')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(viewer.getByRole('main')).toContainText('refusé par isFilled')
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expectState(viewer, 'sending')
  await expectTaken(viewer, 'form --form.submit--> sending [isFilled]')
  await expect(actor(viewer, 'light')).toContainText('on')
  await server.close()
})

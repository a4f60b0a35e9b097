import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openAssistant, say } from './assistant.ts'
import { notice, openLive } from './contact-page.ts'
import { actor, expectState, openBoth, press, test } from './viewer-page.ts'

test.describe.configure({ mode: 'default' })
test.slow()

test('a past moment is past everywhere, and a press leads back', async ({ context }) => {
  const { site, viewer } = await openBoth(context, '/particulier')
  await openAssistant(site)
  await say(site, 'Bonjour')
  await actor(viewer, 'chat').click()
  const send = viewer.getByRole('region', { name: 'Envoyer à chat' })
  await send.getByLabel('Événement').selectOption('chat.close')
  await send.getByRole('button', { name: 'Envoyer' }).click()
  await expect(actor(viewer, 'chat')).toContainText('panel.closed')
  await actor(viewer, 'app').click()
  const sequence = viewer.getByRole('region', { name: 'Séquence' })
  const banner = viewer.getByRole('banner')
  const row = sequence.getByRole('row', { name: /message\.submit/ })
  await row.getByRole('button').click()
  await expect(banner).toContainText('Moment passé')
  await expect(actor(viewer, 'chat')).toContainText('panel.open')
  const waiting = viewer.getByRole('region', { name: 'En attente' })
  await expect(waiting).toContainText(/Délai reply\.due de chat\s: 0,5\ss/)
  await expect(waiting.getByRole('button')).toBeDisabled()
  await actor(viewer, 'chat').click()
  const changed = viewer.getByRole('region', { name: 'Ce qui a changé' })
  await expect(changed).toContainText('messages.1')
  await expect(changed).toContainText('xxxxxxx')
  await press(viewer, 'Revenir au direct')
  await expect(banner).toContainText('En direct')
  await expect(actor(viewer, 'chat')).toContainText('panel.closed')
})

test('a state has an address, which a reload and the way back keep, and a line in the editor', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { viewer } = await openBoth(context, '/contact')
  const chosen = viewer.locator('.is-chosen')
  await viewer.goto('/__machines#machine=contact-form&state=sending')
  await viewer.reload()
  await expect(viewer.getByRole('main')).toContainText('État choisi\u00A0: sending')
  await expect(chosen).toHaveAttribute('data-state', 'sending')
  await press(viewer, 'Copier le lien')
  const link = await viewer.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/__machines#machine=contact-form&state=sending$/)
  await actor(viewer, 'chat').click()
  await expect(viewer).toHaveURL(/#machine=chat$/)
  await expect(chosen).toHaveCount(0)
  await viewer.goBack()
  await expect(chosen).toHaveAttribute('data-state', 'sending')

  const asked: string[] = []
  await context.route('**/__open-in-editor**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('file') ?? '')
    return route.fulfill({ body: '' })
  })
  await viewer.getByRole('button', { name: /Ouvrir dans l’éditeur/ }).click()
  await expect.poll(() => asked).toHaveLength(1)
  const [, file = '', line = ''] = /^(.+):(\d+):\d+$/.exec(asked[0] ?? '') ?? []
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines[Number(line) - 1]?.trim()).toBe('sending: {')
})

test('the viewer stops where a state is entered, the page goes on', async ({ context }) => {
  const { site, viewer } = await openBoth(context, '/particulier')
  await actor(viewer, 'chat').click()
  const points = viewer.getByRole('region', { name: 'Points d’arrêt' })
  await points.getByRole('combobox').selectOption('panel.open')
  await points.getByRole('button', { name: 'Ajouter l’arrêt' }).click()
  await openAssistant(site)
  await say(site, 'Bonjour')
  await expect(viewer.getByRole('banner')).toContainText(
    'Arrêt\u00A0: chat est entré dans panel.open.',
  )
  await expectState(viewer, 'panel.open + welcome.greeted')
  await expect(actor(viewer, 'toastQueue')).toContainText('empty')
  await expect(notice(site)).toBeVisible()
})

test('a session is saved, opened again and replayed into a new page', async ({
  context,
}) => {
  const { site, viewer } = await openBoth(context, '/particulier')
  await openAssistant(site)
  await say(site, 'Bonjour')
  await expect(notice(site)).toBeVisible()
  const session = viewer.getByRole('region', { name: 'Session' })
  const saving = viewer.waitForEvent('download')
  await session.getByRole('button', { name: 'Enregistrer' }).click()
  const saved = await (await saving).path()
  await site.close()
  const other = await context.newPage()
  await openLive(other, '/particulier')
  await session.getByLabel('Ouvrir une session ou des pas').setInputFiles(saved)
  await expect(viewer.getByRole('banner')).toContainText('Session enregistrée')
  await expect(actor(viewer, 'chat')).toContainText('panel.open')
  await session.getByRole('button', { name: /Rejouer/ }).click()
  await expect(session).toContainText('événements envoyés', { timeout: 30_000 })
  await expect(session).toContainText('le délai reply.due de chat')
  await expect(other.getByText('xxxxxxx')).toBeVisible()
})

const sizes = [1440, 1024, 390]

test('the whole drawing is seen, grows on demand, and nothing widens the page', async ({
  context,
}) => {
  const { viewer } = await openBoth(context, '/contact')
  await actor(viewer, 'contactForm').click()
  const frame = viewer.getByRole('region', { name: /Dessin/ })
  const overflow = () =>
    frame.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
      document.documentElement.scrollWidth - innerWidth,
    ])
  for (const width of sizes) {
    await viewer.setViewportSize({ width, height: 800 })
    await expect.poll(overflow).toEqual([0, 0, 0])
  }
  await frame.focus()
  await viewer.keyboard.press('+')
  await viewer.keyboard.press('+')
  await expect.poll(async () => (await overflow())[1]).toBeGreaterThan(0)
  await press(viewer, 'Tout voir')
  await expect.poll(overflow).toEqual([0, 0, 0])
  await frame.hover()
  await viewer.keyboard.down('Control')
  await viewer.mouse.wheel(0, -100)
  await viewer.keyboard.up('Control')
  await expect.poll(async () => (await overflow())[1]).toBeGreaterThan(0)
})

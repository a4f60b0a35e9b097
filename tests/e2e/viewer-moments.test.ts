import { expect } from '@playwright/test'
import { openAssistant, say } from './assistant.ts'
import { actor, openBoth, press, test } from './viewer-page.ts'

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

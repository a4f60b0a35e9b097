import { expect, type Page } from '@playwright/test'
import { exploreProduct, stepsFile } from 'statecharts'
import { serveExamples } from 'statecharts/examples'
import { siteModel } from '#tests/product/site.model.ts'
import { actor, expectState, press, test } from './viewer-page.ts'

test.describe.configure({ mode: 'default' })
test.slow()

async function open(viewer: Page, name: string, text: string) {
  const session = viewer.getByRole('region', { name: 'Session' })
  const buffer = Buffer.from(text)
  await session
    .getByLabel('Ouvrir une session ou des pas')
    .setInputFiles({ name, mimeType: 'application/json', buffer })
}

const path = (viewer: Page) => viewer.getByRole('region', { name: 'Chemin' })

test('a counterexample of the whole product is stepped through, all machines together', async ({
  page: viewer,
}) => {
  const { counterexamples } = exploreProduct(
    siteModel,
    { states: 3000, isFirstEnough: true },
    { chat: (own) => own.provide({ actions: { announceUnavailable: () => {} } }) },
  )
  const found = counterexamples.find(({ property }) => property === 'chat-told')
  await viewer.goto('/__machines')
  await open(viewer, 'found.json', found ? stepsFile(siteModel, found) : '')
  await expect(path(viewer)).toContainText('Chaque message à l’assistant')
  await expect(path(viewer).locator('.problem')).toHaveCount(0)
  await path(viewer).getByRole('button', { name: '@chat message.submit' }).click()
  await expect(viewer.getByRole('banner')).toContainText('Moment passé')
  await expect(actor(viewer, 'chat')).toContainText('panel.open')
  await expect(actor(viewer, 'toastQueue')).toContainText('empty')
  await expect(viewer.getByRole('region', { name: 'En attente' })).toContainText(
    /reply\.due de chat\s: 0,5\ss/,
  )
  await press(viewer, 'Pas suivant')
  await expect(actor(viewer, 'toastQueue')).toContainText('shown')
  await actor(viewer, 'chat').click()
  await expectState(viewer, 'panel.open + welcome.greeted')
  await press(viewer, 'Pas précédent')
  await press(viewer, 'Pas précédent')
  await expect(viewer.getByRole('main')).toContainText('draft')
})

test('steps of foreign machines are opened too, and nonsense is refused in a sentence', async ({
  page: viewer,
}) => {
  const examples = await serveExamples(0)
  await viewer.goto(`${examples.url}__machines`)
  const steps = [
    { kind: 'event', to: 'player', event: { type: 'play.toggle' } },
    { kind: 'event', to: 'upload', event: { type: 'file.choose', name: 'plan.pdf' } },
    { kind: 'event', to: 'upload', event: { type: 'upload.start' } },
    { kind: 'outcome', actor: 'upload.upload', outcome: 'accepted' },
    { kind: 'delay', ms: 60_000 },
  ]
  const text = (all: readonly object[]) =>
    JSON.stringify({ machine: 'studio', paths: [{ name: 'player-stops', steps: all }] })
  await open(viewer, 'late.json', text(steps))
  await expect(path(viewer)).toContainText('§4: the player has stopped a minute after')
  await expect(actor(viewer, 'player')).toContainText('paused')
  await path(viewer).getByRole('button', { name: '@player play.toggle' }).click()
  await expect(actor(viewer, 'player')).toContainText('playing')
  await actor(viewer, 'player').click()
  await expectState(viewer, 'playback.playing + sound.on')
  const session = viewer.getByRole('region', { name: 'Session' })
  await open(viewer, 'photo.json', '{}')
  await expect(session).toContainText('photo.json n’est ni une session ni des pas.')
  await open(viewer, 'other.json', text([{ kind: 'outcome', actor: 'x', outcome: 'y' }]))
  await expect(session).toContainText('personne ne peut faire «\u00A0x y\u00A0»')
  await examples.close()
})

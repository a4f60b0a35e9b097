import { expect } from '@playwright/test'
import { chooser } from '#src/page-content/chooser.ts'
import { startTamperingProxy } from '#tools/publish/publish.ts'
import { test } from './fixtures.ts'

const formerPage = `<!doctype html><title>a</title><h1>Avant</h1>
  <script>navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })</script>`

/** A service worker that serves the home page of the previous site from its cache. */
const formerWorker = `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('former').then((kept) => kept.add('/'))),
)
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))),
)`

test(
  'the second visit after the relaunch shows the new site despite the former service worker',
  { tag: ['@F58', '@firefox'] },
  async ({ page, siteUrl }) => {
    let isFormer = true
    const host = await startTamperingProxy(siteUrl, (answer, target) => {
      if (!isFormer) return answer
      const isWorker = target === '/sw.js'
      const headers = { 'content-type': isWorker ? 'text/javascript' : 'text/html' }
      return {
        status: 200,
        headers,
        body: Buffer.from(isWorker ? formerWorker : formerPage),
      }
    })
    const home = `${host.origin}/`
    const heading = page.getByRole('heading', { level: 1 })
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

    await page.goto(home)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    isFormer = false
    await page.goto(home)
    await expect(heading).toHaveText('Avant')
    await expect.poll(registrations).toBe(0)
    await page.goto(home)
    await expect(heading).toHaveText(chooser.title)
    const textOf = async (worker: string) => (await page.request.get(home + worker)).text()
    expect(await textOf('service-worker.js')).toBe(await textOf('sw.js'))
    expect(await page.evaluate(async () => caches.keys())).toEqual([])
    await host.close()
  },
)

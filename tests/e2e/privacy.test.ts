import { expect } from '@playwright/test'
import { testMailboxOrigin } from '#tools/publish/publish.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

test(
  'a visit stores nothing, and only a sent message contacts another host',
  { tag: ['@B9', '@asvs-nothing-stored'] },
  async ({ page, context, siteUrl, mailbox }) => {
    const origins = new Set<string>()
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol !== 'data:') origins.add(origin)
    })
    for (const path of visit.pathPerLayout) await visit.openHydrated(page, path)
    await visit.openHydrated(page, '/contact')
    await visit.brochureButton(page).click()
    await expect(visit.notice(page)).toBeVisible()
    expect([...origins]).toEqual([new URL(siteUrl).origin])

    await visit.send(page)
    await visit.expectSent(page, mailbox)
    expect([...origins]).toEqual([new URL(siteUrl).origin, testMailboxOrigin])

    expect(await context.storageState({ indexedDB: true })).toEqual({
      cookies: [],
      origins: [],
    })
    const stored = await page.evaluate(async () => [
      sessionStorage.length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(stored).toEqual([0, 0, 0])
  },
)

import type { Page } from '@playwright/test'
import { tooNew } from '#tests/too-new.ts'
import { test as base } from './fixtures.ts'

/**
 * Tests in one of the oldest browsers that the site works in: it has none of the builtins that
 * they lack, and has never heard of popovers and `:has()`, in markup, styles and scripts.
 */
export const test = base.extend({
  baseURL: ({ oldSiteUrl }, provide) => provide(oldSiteUrl),
  page: async ({ page }, provide) => {
    await takeAway(page)
    await provide(page)
  },
})

function takeAway(page: Page) {
  return page.addInitScript(
    (lacking) => {
      for (const { owner, name } of lacking) {
        const holder: unknown = Reflect.get(globalThis, owner)
        if (typeof holder !== 'function' && typeof holder !== 'object') continue
        if (owner === name) Reflect.deleteProperty(globalThis, name)
        if (holder === null) continue
        const prototype: unknown = Reflect.get(holder, 'prototype')
        for (const part of [holder, prototype])
          if (typeof part === 'function' || (typeof part === 'object' && part !== null))
            Reflect.deleteProperty(part, name)
      }
    },
    tooNew.map(({ owner, name }) => ({ owner, name })),
  )
}

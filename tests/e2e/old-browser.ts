import type { Page } from '@playwright/test'
import { serveSite, startTampered, type Tamper, textOf } from '#tools/publish/publish.ts'
import { tooNew } from '#tests/too-new.ts'
import { test as base } from './fixtures.ts'

/**
 * Tests in one of the oldest browsers that the site works in: it has none of the builtins that
 * they lack, and has never heard of popovers and `:has()`, in markup, styles and scripts.
 */
export const test = base.extend({
  siteUrl: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, provide) => {
      const site = await serveSite({ folder: 'dist-test', port: 0 })
      const unheard = await startTampered(site.url, withoutNewWords)
      await provide(unheard.origin)
      await unheard.close()
      await site.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    await takeAway(page)
    await provide(page)
  },
})

const withoutNewWords: Tamper = (answer) => {
  const type = answer.headers['content-type'] ?? ''
  if (!/html|javascript/.test(type)) return answer
  const {
    'content-security-policy': _,
    'content-encoding': __,
    ...headers
  } = answer.headers
  const text = textOf(answer)
    .replaceAll('popover', 'unheard')
    .replaceAll(':has(', ':unheard(')
    .replaceAll(/ integrity="[^"]*"/g, '')
  return { ...answer, headers, body: Buffer.from(text) }
}

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

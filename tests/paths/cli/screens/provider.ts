import type { Page, Route } from '@playwright/test'
import { sendAddress } from './screen.ts'

const statuses: Readonly<Record<string, number>> = {
  accepted: 200,
  rejected: 400,
  tooLarge: 413,
  tooMany: 429,
  server: 500,
  unexpected: 200,
}

/** Stands in for the provider: nothing that is sent leaves the browser. */
export async function stubProvider(page: Page) {
  const fields: unknown[] = []
  let waiting: Route[] = []
  await page.route(sendAddress, (route) => {
    const sent: unknown = route.request().postDataJSON()
    if (typeof sent === 'object' && sent !== null && 'template_params' in sent)
      fields.push(sent.template_params)
    waiting.push(route)
  })
  return {
    /** The messages that were sent, oldest first. */
    fields,
    /** Ends the message that is on its way; false when there is none. */
    async answer(outcome: string): Promise<boolean> {
      const route = waiting.at(-1)
      waiting = []
      if (!route) return false
      const isOffline = outcome === 'offline'
      if (isOffline) await page.context().setOffline(true)
      const status = statuses[outcome]
      if (status === undefined) await route.abort('connectionfailed')
      else
        await route.fulfill({
          status,
          contentType: 'text/plain',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: outcome === 'accepted' ? 'OK' : 'No',
        })
      return true
    },
    /** Ends what `offline` began, once it was seen. */
    reconnect: () => page.context().setOffline(false),
  }
}

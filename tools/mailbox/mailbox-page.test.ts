import { describe, expect, test } from 'vitest'
import {
  at,
  deliver,
  disturb,
  kept,
  listen,
  read,
  startMailboxes,
  visitor,
} from './mailbox-fixture.ts'

startMailboxes()

describe('the page', () => {
  const form = (path: string, body = '') =>
    at(path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })

  test('shows what visitors typed as text, never as markup', async () => {
    const hostile = '"><script>alert(1)</script>\'&'
    await deliver({ ...visitor, [hostile]: hostile, name: hostile, subject: hostile })
    for (const path of ['/', '/lire/000001']) {
      const source = await (await at(path)).text()
      expect(source).not.toContain('<script>alert')
      expect(source).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;')
    }
  })

  test('allows no inline script or style', async () => {
    const answer = await at('/')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    const source = await answer.text()
    expect(source).not.toMatch(/<script>|<style| style=| on\w+=/)
    expect((await at('/page.js')).headers.get('content-type')).toContain('text/javascript')
    expect((await at('/page.css')).headers.get('content-type')).toContain('text/css')
  })

  test('its forms delete and return to the list', async () => {
    for (const message of ['un', 'deux', 'trois']) await deliver({ ...visitor, message })
    const answer = await form('/supprimer/000002')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect((await kept()).map(({ id }) => id)).toEqual(['000001', '000003'])
    expect((await form('/supprimer')).status).toBe(303)
    expect(await kept()).toEqual([])
  })

  test('its form starts and ends a fault', async () => {
    expect((await form('/panne', 'panne=cadence&fois=3')).status).toBe(303)
    expect(await read('/faults')).toEqual({ status: 429, times: 3 })
    expect(await (await at('/')).text()).toContain('trop de demandes (429), 3 fois encore')
    expect((await form('/panne/fin')).status).toBe(303)
    expect(await read('/faults')).toBeNull()
    expect((await form('/panne', 'panne=inconnue')).status).toBe(400)
    expect((await form('/panne', 'panne=&fois=3')).status).toBe(400)
  })

  test('hears of arrivals, deletions and faults as they happen', async () => {
    const changes = await listen()
    expect(changes.type).toBe('text/event-stream')
    const change = 'event: change\ndata: {}\n\n'
    await deliver()
    expect(await changes.next()).toBe(change)
    await at('/messages', { method: 'DELETE' })
    expect(await changes.next()).toBe(change)
    await disturb({ status: 500 })
    expect(await changes.next()).toBe(change)
  })
})

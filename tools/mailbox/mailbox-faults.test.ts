import { describe, expect, test } from 'vitest'
import {
  at,
  deliver,
  disturb,
  kept,
  listen,
  post,
  read,
  restart,
  startMailboxes,
} from './mailbox-fixture.ts'

startMailboxes()

describe('faults', () => {
  test('an answer can be replaced, and nothing is kept', async () => {
    await disturb({ status: 503, body: '{"no":1}', contentType: 'application/json' })
    const answer = await deliver()
    expect([answer.status, await answer.text()]).toEqual([503, '{"no":1}'])
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await kept()).toEqual([])
  })

  test('a portal answers 200 with a page', async () => {
    await disturb({ html: true })
    const answer = await deliver()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(await answer.text()).toContain('<!doctype html>')
    expect(await kept()).toEqual([])
  })

  test('an answer can be closed to other origins', async () => {
    await disturb({ withoutCors: true })
    const answer = await deliver()
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(await kept()).toEqual([])
  })

  test('a delayed answer comes late, its message already kept', async () => {
    await disturb({ delay: 60 })
    const started = performance.now()
    expect(await (await deliver()).text()).toBe('OK')
    expect(performance.now() - started).toBeGreaterThanOrEqual(55)
    expect(await kept()).toHaveLength(1)
  })

  test('a cut connection is a network error', async () => {
    await disturb({ cut: true })
    await expect(deliver()).rejects.toThrow(TypeError)
    expect(await kept()).toEqual([])
  })

  test('a request that hangs has no answer until the mailbox closes', async () => {
    const changes = await listen()
    await disturb({ hang: true, times: 1 })
    await changes.next()
    const outcome = deliver().then(
      () => 'answered',
      () => 'cut',
    )
    await changes.next()
    expect((await deliver()).status).toBe(200)
    await restart()
    expect(await outcome).toBe('cut')
    expect(await kept()).toHaveLength(1)
  })

  test('headers can come without their body', async () => {
    await disturb({ headersThenHang: true })
    const answer = await deliver()
    expect(answer.status).toBe(200)
    const body = answer.text().then(
      () => 'complete',
      () => 'cut',
    )
    await read('/requests')
    await restart()
    expect(await body).toBe('cut')
  })

  test('a fault ends after its number of times', async () => {
    await disturb({ status: 500, times: 2 })
    const statuses = [await deliver(), await deliver(), await deliver()].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([500, 500, 200])
    expect(await read('/faults')).toBeNull()
  })

  test('a fault lasts until it is cleared, and spares preflights', async () => {
    await disturb({ status: 500 })
    expect((await deliver()).status).toBe(500)
    expect((await at('/api/v1.0/email/send', { method: 'OPTIONS' })).status).toBe(204)
    expect(await read('/faults')).toEqual({ status: 500 })
    await at('/faults', { method: 'DELETE' })
    expect((await deliver()).status).toBe(200)
  })

  test.each([
    '{',
    'null',
    '{}',
    '{"times":2}',
    '{"status":99}',
    '{"hang":false}',
    '{"status":500,"unknown":1}',
    '{"status":500,"times":0}',
    '{"contentType":"a\\r\\nb"}',
  ])('%s is not a fault', async (body) => {
    expect((await at('/faults', { method: 'PUT', body })).status).toBe(400)
    expect(await read('/faults')).toBeNull()
  })

  test('every POST counts, delivered or not, until the count is reset', async () => {
    await deliver()
    await post('{')
    await disturb({ cut: true })
    await deliver().catch(() => undefined)
    await at('/api/v1.0/email/send', { method: 'OPTIONS' })
    expect(await read('/requests')).toEqual({ count: 3 })
    await at('/requests', { method: 'DELETE' })
    expect(await read('/requests')).toEqual({ count: 0 })
  })
})

import { expect, test } from 'vitest'
import { toPlain } from './mask.ts'

test('converts any context to plain data, with texts masked except under listed keys', () => {
  const value = {
    inner: { code: 'ok', text: 'Eve' },
    map: new Map([['Ada', 'Eve']]),
    huge: 12n,
    call: () => {},
    list: Array.from({ length: 5000 }, () => 1),
    promise: Promise.resolve(),
    error: new Error('Ada'),
    text: 'a'.repeat(600),
  }
  const plain = toPlain(value, ['code'])
  expect(structuredClone(plain)).toEqual(plain)
  expect(plain).toMatchObject({
    inner: { code: 'ok', text: 'xxx' },
    map: '[object Map]',
    huge: '[bigint]',
    call: '[function]',
    promise: '[object Promise]',
    error: { name: 'Error', message: 'xxx' },
    text: `${'x'.repeat(500)}…`,
  })
  expect(plain).toHaveProperty('list.200', '… of 5000')
  expect(JSON.stringify(plain).length).toBeLessThan(2000)
})

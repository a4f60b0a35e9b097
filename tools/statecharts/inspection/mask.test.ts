import { expect, test } from 'vitest'
import { toPlain } from './mask.ts'

test('copies any context as plain data, with texts masked except under listed keys', () => {
  const value = {
    map: new Map([['Ada', { code: 'ok', text: 'Eve' }]]),
    set: new Set(['Ada']),
    dates: [new Date(0), new Date(Number.NaN)],
    huge: 12n,
    symbol: Symbol('one'),
    call: () => {},
    buffer: new Uint8Array(50_000_000),
    list: Array.from({ length: 5000 }, () => 1),
    promise: Promise.resolve(),
    error: new Error('Ada'),
    text: 'a'.repeat(600),
  }
  const plain = toPlain(value, ['code'])
  expect(structuredClone(plain)).toEqual(plain)
  expect(plain).toMatchObject({
    map: { 'Map of 1': [['xxx', { code: 'ok', text: 'xxx' }]] },
    set: { 'Set of 1': ['xxx'] },
    dates: ['[Date 1970-01-01T00:00:00.000Z]', '[Date null]'],
    huge: '12n',
    symbol: 'Symbol(one)',
    call: '[function]',
    buffer: '[Uint8Array of 50000000 bytes]',
    promise: '[object Promise]',
    error: { name: 'Error', message: 'xxx' },
    text: `${'x'.repeat(500)}…`,
  })
  expect(plain).toHaveProperty('list.200', '… of 5000')
  expect(JSON.stringify(plain).length).toBeLessThan(2000)
})

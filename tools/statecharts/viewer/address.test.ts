import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

test('an address comes back as it was written', () => {
  const address = { machine: 'chat', actor: 'x:7', state: 'panel.open' }
  expect(writeAddress(address)).toBe('#machine=chat&actor=x%3A7&state=panel.open')
  expect(readAddress(writeAddress(address))).toEqual(address)
  expect(readAddress('#machine=contact-form&state=sending')).toEqual({
    machine: 'contact-form',
    state: 'sending',
  })
})

test('nothing chosen is an empty address, and the other way round', () => {
  expect(writeAddress(undefined)).toBe('')
  expect(readAddress('')).toBeUndefined()
  expect(readAddress('#state=open')).toBeUndefined()
})

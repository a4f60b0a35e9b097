import { expect, test } from 'vitest'
import { tooNew, tooNewNames } from '#tests/too-new.ts'
import { assetTexts } from './built-site.ts'

const scripts = assetTexts('.js').join('\n')

/** Asked for before they are used, by us or by React. */
const askedFor = [
  'ariaHidden',
  'connection',
  'hidePopover',
  'popover',
  'requestIdleCallback',
  'showPopover',
  'startViewTransition',
]

/** Our names and those of libraries, which browsers also give to something else. */
const namesakes = ['capture', 'delay', 'displayName', 'ink', 'share', 'use']

test('F40 the scripts use nothing that one of the oldest browsers lacks', () => {
  const members = scripts.matchAll(/\.([A-Za-z_$][\w$]*)/g)
  const globals = scripts.matchAll(/(?<![.\w$"'`-])([A-Za-z]\w{3,})(?=[(.])/g)
  const used = new Set([...members, ...globals].map(([, name = '']) => name))
  expect([...used].filter((name) => tooNewNames.has(name)).toSorted()).toEqual(
    [...askedFor, ...namesakes].toSorted(),
  )
})

test('what the oldest browsers lack is known', () => {
  const names = tooNew.map(({ owner, name }) => `${owner}.${name}`)
  expect(names).toEqual(
    expect.arrayContaining(['Promise.try', 'Iterator.map', 'HTMLElement.showPopover']),
  )
  expect(names).not.toContain('Element.closest')
})

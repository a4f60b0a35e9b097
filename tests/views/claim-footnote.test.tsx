import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'

const claim = { id: 'condition', text: 'Selon les règles.', verified: '9 novembre 2026' }

/** What a visitor reads beside a claim. */
function read(changes: object) {
  return render(<ClaimFootnote claim={{ ...claim, checking: false, ...changes }} />)
    .container.textContent
}

test('a condition is followed by the day of its verification, if there was one', () => {
  expect(read({})).toBe('Selon les règles. Information vérifiée le 9 novembre 2026.')
  expect(read({ verified: null })).toBe('Selon les règles.')
})

test('past its date it is said to be checked, and no day vouches for it', () => {
  const checking = 'Selon les règles. Information en cours de vérification.'
  expect(read({ checking: true })).toBe(checking)
  expect(read({ checking: true, verified: null })).toBe(checking)
})

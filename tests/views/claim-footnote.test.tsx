import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'

const claim = { id: 'condition', text: 'Selon les règles.', verified: '9 novembre 2026' }
const checking = 'Selon les règles. Information en cours de vérification.'

/** What a visitor reads beside a claim. */
function read(until: string | null, verified: string | null = claim.verified) {
  return render(<ClaimFootnote claim={{ ...claim, until, verified }} />).container
    .textContent
}

test('a condition is followed by the day of its verification, if there was one', () => {
  expect(read(null)).toBe('Selon les règles. Information vérifiée le 9 novembre 2026.')
  expect(read(null, null)).toBe('Selon les règles.')
})

test('past its date it is said to be checked, and no day vouches for it', () => {
  expect(read('')).toBe(checking)
  expect(read('', null)).toBe(checking)
})

test('its date is judged by the visitor’s clock, from the day after', () => {
  vi.setSystemTime('2026-12-31T23:00')
  expect(read('2026-12-31')).toContain('Information vérifiée')
  vi.setSystemTime('2027-01-01T01:00')
  expect(read('2026-12-31')).toBe(checking)
  vi.useRealTimers()
})

import { expect } from 'vitest'
import { plain } from '#src/services/plain-text.ts'

const plainly = (text: string) => plain(text).replaceAll(/[\u00a0\u202f]/g, ' ')

// Lists of texts compare words here: how these hold together is for the tests of `typeset`.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string'
      ? plainly(one) === plainly(other)
      : undefined,
])

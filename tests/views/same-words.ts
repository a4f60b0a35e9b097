import { expect } from 'vitest'
import { inPlainSpaces } from '#tests/plain-spaces.ts'

// Lists of texts compare words here: how these hold together is for the tests of `typeset`.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string'
      ? inPlainSpaces(one) === inPlainSpaces(other)
      : undefined,
])

import { expect, test } from 'vitest'
import { texts, validators } from './validators.ts'

// How long it takes is measured by the benchmark.
test.each(Object.entries(validators))(
  'F32 %s says of a megabyte what it says of its first ten thousand letters',
  (_name, { run }) => {
    const answers = (size: number) =>
      texts.map((text) => JSON.stringify(run(text.slice(0, size))).slice(0, 1000))
    expect(answers(1_000_000)).toEqual(answers(10_000))
  },
)

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeDurations } from './durations.ts'

const ofVitest = {
  testResults: [
    {
      name: '/x.test.ts',
      assertionResults: [{ fullName: 'a b', title: 'b', duration: 1500 }],
    },
  ],
}
const ofPlaywright = {
  stats: { duration: 99_999 },
  suites: [
    {
      title: 'y.test.ts',
      specs: [
        {
          title: 'c',
          tests: [
            {
              projectName: 'firefox',
              results: [{ duration: 20, steps: [{ duration: 9 }] }],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'group',
          specs: [
            {
              title: 'd',
              tests: [{ projectName: 'chromium', results: [{ duration: 21_000 }] }],
            },
          ],
        },
      ],
    },
  ],
}

test('the tests of every report are listed with their names, the slowest first', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'durations-'))
  const file = (name: string) => path.join(folder, name)
  await writeFile(file('vitest.json'), JSON.stringify(ofVitest))
  await writeFile(file('playwright.json'), JSON.stringify(ofPlaywright))
  const reports = ['vitest.json', 'playwright.json', 'absent.json'].map(file)
  await writeDurations(reports, file('durations.txt'))
  expect(await readFile(file('durations.txt'), 'utf8')).toBe(
    '   21.00 s  y.test.ts › group › d › chromium\n' +
      '    1.50 s  a b\n' +
      '    0.02 s  y.test.ts › c › firefox\n',
  )
  await rm(folder, { recursive: true })
})

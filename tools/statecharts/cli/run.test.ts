import { beforeEach, describe, expect, test } from 'vitest'
import { config } from './machines.ts'
import { typePaths } from './typed-fixture.ts'

test('headless walks the frozen paths and says what they cover', async () => {
  const { code, out } = await typePaths(['run', 'upload'])
  expect(code).toBe(0)
  expect(out).toContain('✓ path 1, 10 steps')
  expect(out).toContain('transitions 6/6')
})

test('--path walks one path alone', async () => {
  const { code, out } = await typePaths(['run', 'upload', '--path', '2'])
  expect(code).toBe(0)
  expect(out).toContain('✓ path 2, 9 steps')
  expect(out).not.toContain('path 1')
})

test.each(['view', 'browser'])(
  '%s without a suite of the project is refused',
  async (name) => {
    const { code, errors } = await typePaths(['run', 'upload', '--driver', name])
    expect(code).toBe(2)
    expect(errors).toContain(`The configuration names no ${name}Suite`)
  },
)

describe('in a project that names its suites', () => {
  beforeEach(() => {
    const browserSuite = { file: 'browser.test.ts', config: 'browser.config.ts' }
    Object.assign(config, { viewSuite: 'views.test.tsx', browserSuite })
    return () => Object.assign(config, { viewSuite: undefined, browserSuite: undefined })
  })

  test('view runs the tests of the views of that machine', async () => {
    const { code, programs } = await typePaths(['run', 'upload', '--driver', 'view'])
    expect(code).toBe(0)
    expect(programs).toHaveLength(1)
    expect(programs[0]?.join(' ')).toBe(
      String.raw`vitest run views.test.tsx --testNamePattern=\bupload\b`,
    )
  })

  test('browser runs the tests of that path on the built site, to be watched', async () => {
    const words = ['--driver', 'browser', '--path', '2', '--headed', '--slow', '300']
    const { code, programs, environments } = await typePaths(['run', 'upload', ...words])
    expect(code).toBe(0)
    expect(programs[0]?.join(' ')).toBe(
      'playwright test browser.test.ts --config browser.config.ts' +
        String.raw` --headed --grep \bupload\b.*\bpath 2\b`,
    )
    expect(environments).toEqual([{ SLOW_MS: '300' }])
  })

  test('what fails in another program fails here', async () => {
    expect((await typePaths(['run', 'upload', '--driver', 'view'], 1)).code).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { typePaths } from './typed-fixture.ts'

test('headless walks the frozen paths and says what they cover', async () => {
  const { code, out } = await typePaths(['run', 'mobile-menu'])
  expect(code).toBe(0)
  expect(out).toContain('✓ path 1, 18 steps')
  expect(out).toContain('transitions 5/5')
})

test('--path walks one path alone', async () => {
  const { code, out } = await typePaths(['run', 'filter', '--path', '2'])
  expect(code).toBe(0)
  expect(out).toContain('✓ path 2, 1 steps')
  expect(out).not.toContain('path 1')
})

test('view runs the tests of the views of that machine', async () => {
  const { code, programs } = await typePaths(['run', 'chat', '--driver', 'view'])
  expect(code).toBe(0)
  expect(programs).toHaveLength(1)
  expect(programs[0]?.join(' ')).toBe(
    String.raw`vitest run --project=dom tests/views/paths.test.tsx --testNamePattern=\bchat\b`,
  )
})

test('browser runs the tests of that path on the built site, to be watched', async () => {
  const words = ['--driver', 'browser', '--path', '2', '--headed', '--slow', '300']
  const { code, programs, environments } = await typePaths(['run', 'chat', ...words])
  expect(code).toBe(0)
  expect(programs[0]?.join(' ')).toBe(
    'playwright test tests/e2e/paths.test.ts --config tools/statecharts/cli/browser.config.ts' +
      String.raw` --headed --grep \bchat\b.*\bpath 2\b`,
  )
  expect(environments).toEqual([{ SLOW_MS: '300' }])
})

test('browser with an address runs the exported specification there', async () => {
  const words = ['--driver', 'browser', '--base-url', 'http://localhost:1']
  const { code, programs, environments } = await typePaths(['run', 'mobile-menu', ...words])
  expect(code).toBe(0)
  expect(programs[0]).not.toContain('tests/e2e/paths.test.ts')
  expect(environments).toEqual([
    {
      SLOW_MS: '0',
      BASE_URL: 'http://localhost:1',
      PATHS_FOLDER: expect.stringContaining('node_modules/.cache/paths-'),
    },
  ])
})

test('what fails in another program fails here', async () => {
  expect((await typePaths(['run', 'chat', '--driver', 'view'], 1)).code).toBe(1)
})

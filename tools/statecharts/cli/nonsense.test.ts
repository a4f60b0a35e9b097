/** Whatever makes no sense is one sentence and exit code 2, at once. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { config } from './machines.ts'
import { typeMutants, typePaths } from './typed-fixture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nonsense-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'a-file')
writeFileSync(file, '')

const csv = ['export', 'upload', '--format', 'csv', '--out']
const browser = ['run', 'upload', '--driver', 'browser']

/** The one line that was said; nothing else was printed or started. */
async function refusalOf(typed: ReturnType<typeof typePaths>): Promise<string> {
  const { code, out, errors, programs } = await typed
  expect({ code, out, programs }).toEqual({ code: 2, out: '', programs: [] })
  expect(errors).toMatch(/^[^\n]*[^\n\s]$/)
  return errors
}

test.each([
  [['lsit'], 'Did you mean "list"?'],
  [['show'], 'Which machine? One of: player, upload'],
  [['show', 'uplaod'], 'Did you mean "upload"?'],
  [['list', 'playr'], 'Did you mean "player"?'],
  [['renew', 'uploads'], 'Did you mean "upload"?'],
  [['show', 'upload', '--criterion', 'guard'], 'Did you mean "guards"?'],
  [['show', 'upload', 'player'], 'What is "player"?'],
  [['show', 'upload', '--criteria', 'states'], "Unknown option '--criteria'"],
  [['run', 'upload', '--driver', 'views'], 'Did you mean "view"?'],
  [['run', 'upload', '--path', 'two'], '--path takes a whole number from 1, not "two"'],
  [['run', 'upload', '--path', '9'], 'upload has 4 paths, no path 9'],
  [['run', 'upload', '--headed'], 'go with --driver browser'],
  [['run', 'upload', '--driver', 'browser', '--base-url', 'here'], '--base-url takes'],
  [['export', '--format', 'csv', '--out', '/tmp'], 'Which machine?'],
  [['export', 'upload', '--out', '/tmp'], 'Which format? One of: json, playwright,'],
  [['export', 'upload', '--format', 'cvs', '--out', '/tmp'], 'Did you mean "csv"?'],
  [['export', 'upload', '--format', 'csv'], '--out FOLDER'],
  [['replay'], 'Which file?'],
  [['replay', '/no/such/file'], '/no/such/file cannot be read'],
  [[''], 'There is no command "".'],
  [['list', '--all'], "Unknown option '--all'"],
  [['run', 'upload', '--path', '0'], '--path takes a whole number from 1, not "0"'],
  [['run', 'upload', '--path', '1e3'], '--path takes a whole number from 1, not "1e3"'],
  [['run', 'upload', '--slow', 'much'], '--slow takes a whole number from 0, not "much"'],
  [['run', 'upload', '--base-url', 'http://localhost:4173'], 'go with --driver browser'],
  [[...browser, '--base-url', 'localhost:4173'], 'such as http://localhost:4173/, not'],
  [[...browser, '--base-url', 'file:///etc/passwd'], '--base-url takes an address'],
  [[...browser, '--base-url', ''], '--base-url takes an address'],
  [['walk', 'uplod'], 'Did you mean "upload"?'],
  [['walk', 'upload', '--seed', 'luck'], '--seed takes a whole number from 0, not "luck"'],
  [['walk', 'upload', '--seed', '2147483648'], 'from 0 to 2147483647, not'],
  [['walk', 'upload', '--runs', '0'], '--runs takes a whole number from 1, not "0"'],
  [['walk', 'upload', '--runs'], '--runs'],
  [['product', 'upload'], 'What is "upload"?'],
  [['product', '--states', 'many'], '--states takes a whole number from 1, not "many"'],
  [['product', '--depth', '0'], '--depth takes a whole number from 1, not "0"'],
  [['product', '--bounds', '3'], "Unknown option '--bounds'"],
  [['renew', '--chek'], "Unknown option '--chek'"],
  [[...csv, ''], '--out FOLDER'],
  [[...csv, file], `--out ${file} is no folder`],
  [[...csv, path.join(file, 'inner')], `${file} is a file`],
  [[...csv, '/proc/x'], 'Nothing can be written in --out /proc/x'],
  [[...csv, '/proc'], 'Nothing can be written in --out /proc'],
  [[...csv, '/sys/x/y'], 'Nothing can be written in --out /sys/x/y'],
  [[...csv, path.join(folder, 'x'.repeat(300))], 'ENAMETOOLONG'],
  [['export', 'upload', '--format', 'playwright', '--out', folder], 'names no playwright'],
  [[...csv, folder, '--length', '0'], '--length takes a whole number from 1, not "0"'],
  [[...csv, folder, '--criterion', 'all'], 'Did you mean'],
  [['replay', folder], `${folder} cannot be read`],
  [['replay', '/dev/zero', '--machine', 'upload'], '/dev/zero is a device'],
  [['replay', file], 'There is no step in it.'],
])('paths %j', async (words, reason) => {
  expect(await refusalOf(typePaths(words))).toContain(reason)
})

test.each([
  [['uplod'], 'Did you mean "upload"?'],
  [['--views'], 'The configuration names no viewMutants.'],
  [['upload', '--kill'], "Unknown option '--kill'"],
])('mutants %j', async (words, reason) => {
  expect(await refusalOf(typeMutants(words))).toContain(reason)
})

describe('steps that are none', () => {
  test.each([
    ['upload.start\n\nupload the file please', 'Line 3 is no step: upload the file please'],
    ['upload.start\n{"kind":"evnt"}', 'Line 2 is no step: {"kind":"evnt"}'],
    ['file.choose {"name":', 'Line 1 is no step: file.choose {"name":'],
    ['[{"kind":"delay","ms":"soon"}]', 'Path 1, step 1 is no step: {"kind":"delay","ms"'],
    ['{"machine":"upload","paths":[{}]}', 'Path 1 has no steps.'],
    ['file.choose\nupload.strat', 'path 1, step 2: upload knows no event "upload.strat".'],
    ['upload lost', 'path 1, step 1: upload has no outcome "lost" for "upload".'],
    ['send accepted', 'path 1, step 1: upload starts no actor "send".'],
  ])('%j', async (text, reason) => {
    const steps = path.join(folder, 'steps')
    writeFileSync(steps, text)
    const words = ['replay', steps, '--machine', 'upload']
    expect(await refusalOf(typePaths(words))).toContain(reason)
  })
})

describe('an address', () => {
  test('where nobody answers is refused, where somebody does it is not', async () => {
    const server = createServer((_, answer) => answer.writeHead(404).end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const at = server.address()
    const port = typeof at === 'object' && at !== null ? at.port : 0
    const words = [...browser, '--base-url', `http://127.0.0.1:${port}/`]
    Object.assign(config, { browserSuite: { file: 'a.test.ts', config: 'a.config.ts' } })
    const refusal = 'The configuration names no playwright.'
    expect(await refusalOf(typePaths(words))).toBe(refusal)
    Object.assign(config, { browserSuite: undefined })
    await new Promise((done) => server.close(done))
    expect(await refusalOf(typePaths(words))).toContain(
      `Nobody answers at http://127.0.0.1:${port}/`,
    )
  })
})

test('a folder that cannot be made leaves nothing behind', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['a-file', 'steps'])
})

test('without a configuration it says where one would be', async () => {
  const command = path.join(import.meta.dirname, 'paths.ts')
  const env = { ...process.env, STATECHARTS_CONFIG: '/no/such.ts' }
  const run = promisify(execFile)(process.execPath, [command, 'list'], { env })
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^There is no configuration \/no\/such\.ts: .*\n$/),
  })
})

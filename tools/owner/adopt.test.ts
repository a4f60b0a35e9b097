import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFacts } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { takeAnswer, withoutSampleLogo } from './adopt.ts'
import { runOwnerCommand } from './owner-command.ts'

const { files: sample } = readFacts(factsFolder)
const answers = [
  'Atelier Nord Compétences',
  'Atelier Nord',
  '#07522c',
  'Apprendre le métier.',
  '732 829 320 00074',
  '84 69 12345 69',
  '3, rue du Moulin',
  '69003',
  'Lyon',
  '04 78 12 12 34',
  'bonjour@atelier-nord.fr',
  'https://www.atelier-nord.fr',
]

/**
 * Copies the facts to a folder, and runs the command there with these lines as its input.
 * @param change runs after the command has read the facts, and before it reads the lines
 */
async function runAdopt(lines: readonly string[], change = (_folder: string) => {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'adopt-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(factsFolder, folder, { recursive: true })
  const env = { ...process.env, FACTS_FOLDER: folder }
  const command = promisify(execFile)(process.execPath, ['tools/owner/adopt.ts'], { env })
  if (command.child.stdout) await once(command.child.stdout, 'data')
  change(folder)
  command.child.stdin?.end(lines.map((line) => `${line}\n`).join(''))
  return { command, folder }
}

const later = { legalForm: 'SARL' }
test('pasted answers replace the identity and the brand, and the former files are kept', async () => {
  const { command, folder } = await runAdopt(answers, (each) => {
    const identity = { ...Object(sample.identity), ...later }
    writeFileSync(path.join(each, 'identity.json'), JSON.stringify(identity))
  })
  await command
  const { files } = readFacts(folder)
  expect(files).toMatchObject({
    identity: {
      name: 'Atelier Nord Compétences',
      address: { street: '3, rue du Moulin', postcode: '69003', city: 'Lyon' },
      sample: true,
      ...later,
    },
    brand: { color: '#07522c', slogan: 'Apprendre le métier.', logo: null, icon: null },
  })
  expect({ ...files, identity: null, brand: null }).toEqual({
    ...sample,
    identity: null,
    brand: null,
  })
  const copies = await readdir(path.join(folder, '.history'))
  expect(copies.map((name) => name.split('.')[0])).toEqual(['brand', 'identity'])
})

test('the command names the first missing answer and writes no file', async () => {
  const { command, folder } = await runAdopt(answers.slice(0, 1))
  await expect(command).rejects.toMatchObject({
    code: 2,
    stderr: 'La réponse « Nom du logo » manque.\n',
  })
  expect(readFacts(folder).files).toEqual(sample)
})

test('the command stops at the first wrong answer that is piped to it, and writes no file', async () => {
  const { command, folder } = await runAdopt(answers.with(1, 'nord.svg'))
  await expect(command).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Nom du logo : Écrivez le.*\n$/),
  })
  expect(readFacts(folder).files).toEqual(sample)
})

test('a second run keeps the logo and the icon of the organisation', () => {
  const brand = { ...Object(sample.brand), logo: 'our-logo', icon: 'our-icon' }
  expect(withoutSampleLogo({ ...sample, brand })).toMatchObject({
    brand: { logo: 'our-logo', icon: 'our-icon' },
  })
})

test('F74 invisible characters of a pasted answer are removed', () => {
  const { next, refusal } = takeAnswer(
    sample,
    ['identity', 'phone'],
    '\u202A04 78 12 12 34\u202C',
  )
  expect(next).toMatchObject({ identity: { phone: '04 78 12 12 34' } })
  expect(refusal).toBeUndefined()
})

test('F78 a command reports in French why a file could not be written', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  await runOwnerCommand(() => Promise.reject(full))
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Le disque est plein/))
})

test.each<[sentence: string, field: Parameters<typeof takeAnswer>[1], answer: string]>([
  ['Écrivez le nom en lettres.', ['identity', 'wordmark'], 'nord.svg'],
  ['Cette couleur est trop claire pour du texte blanc', ['brand', 'color'], '#ffee00'],
  ['Une couleur est attendue', ['brand', 'color'], 'vert'],
  ['À remplir.', ['identity', 'name'], ' '],
  ['pas un code postal', ['identity', 'address', 'postcode'], '6900'],
  ['pas enregistrée en UTF-8', ['identity', 'name'], '\ufffdlan'],
  ['pas enregistrée en UTF-8', ['identity', 'name'], 'N\0o\0r\0d\0'],
  ['SIRET', ['identity', 'siret'], '732 829 320 00075'],
  ['Beaucordeau\u00a0» est une valeur d’exemple.', ['identity', 'name'], 'Beaucordeau'],
])('refuses a wrong answer with the message « %s »', (sentence, field, answer) => {
  expect(takeAnswer(sample, field, answer).refusal).toContain(sentence)
})

test('a name may end like the address of a site', () => {
  const { refusal } = takeAnswer(sample, ['identity', 'wordmark'], 'Formation.pro')
  expect(refusal).toBeUndefined()
})

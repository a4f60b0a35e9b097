import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFacts } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { adoptFacts } from './adopt.ts'
import { runOwnerCommand, UsageError } from './owner-command.ts'

const { files: sample } = readFacts(factsFolder)
const answers = {
  nom: 'Atelier Nord Compétences',
  logo: 'Atelier Nord Compétences',
  couleur: '#07522c',
  slogan: 'Apprendre le métier.',
  siret: '732 829 320 00074',
  declaration: '84 69 12345 69',
  voie: '3, rue du Moulin',
  codePostal: '69003',
  ville: 'Lyon',
  telephone: '04 78 12 12 34',
  email: 'bonjour@atelier-nord.fr',
  site: 'https://www.atelier-nord.fr',
}

test('answers replace the identity and the brand, but not the courses', () => {
  const { voie: street, codePostal: postcode, ville: city } = answers
  expect(adoptFacts(sample, answers)).toMatchObject({
    identity: { name: answers.nom, address: { street, postcode, city }, sample: true },
    brand: { color: answers.couleur, slogan: answers.slogan, logo: null, icon: null },
    courses: sample.courses,
  })
})

test('a second run keeps the logo and the icon of the organisation', () => {
  const brand = { ...Object(sample.brand), logo: 'our-logo', icon: 'our-icon' }
  expect(adoptFacts({ ...sample, brand }, answers)).toMatchObject({
    brand: { logo: 'our-logo', icon: 'our-icon' },
  })
})

test('F74 invisible characters of a pasted answer are removed', () => {
  const pasted = { ...answers, telephone: `\u202A${answers.telephone}\u202C` }
  expect(adoptFacts(sample, pasted)).toEqual(adoptFacts(sample, answers))
})

test('the command keeps a copy of each file that it replaces', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'adopt-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(factsFolder, folder, { recursive: true })
  const file = path.join(folder, 'answers.json')
  // Some programs write a byte order mark at the start of a file.
  await writeFile(file, `\uFEFF${JSON.stringify(answers)}`)
  const env = { ...process.env, FACTS_FOLDER: folder }
  await promisify(execFile)(process.execPath, ['tools/owner/adopt.ts', file], { env })
  expect(readFacts(folder).files).toEqual(adoptFacts(sample, answers))
  const copies = await readdir(path.join(folder, '.history'))
  expect(new Set(copies.map((name) => name.split('.')[0]))).toEqual(
    new Set(['brand', 'identity']),
  )
})

test('answers that are pasted together are taken one after the other', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'adopt-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(factsFolder, folder, { recursive: true })
  const env = { ...process.env, FACTS_FOLDER: folder }
  const command = promisify(execFile)(process.execPath, ['tools/owner/adopt.ts'], { env })
  command.child.stdin?.end(`${Object.values(answers).join('\n')}\n`)
  await command
  expect(readFacts(folder).files).toEqual(adoptFacts(sample, answers))
})

test('F78 a command reports in French why a file could not be written', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  await runOwnerCommand(() => Promise.reject(full))
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Le disque est plein/))
})

const { site: _, ...incomplete } = answers

test.each<[sentence: string, given: object]>([
  ['La réponse « site » manque.', incomplete],
  ['« pays » n’est pas demandé.', { ...answers, pays: 'FR' }],
  ['Nom du logo (« logo ») : Écrivez le nom en lettres.', { ...answers, logo: 'nord.svg' }],
  ['Cette couleur est trop claire pour du texte blanc', { ...answers, couleur: '#ffee00' }],
  ['Couleur (« couleur ») : Une couleur est attendue', { ...answers, couleur: 'vert' }],
  ['Nom (« nom ») : À remplir.', { ...answers, nom: ' ' }],
  ['Adresse › Code postal (« codePostal ») : ', { ...answers, codePostal: 69003 }],
  ['SIRET du siège (« siret ») : ', { ...answers, siret: '732 829 320 00075' }],
  ['Beaucordeau\u00a0» est une valeur d’exemple.', { ...answers, nom: 'Beaucordeau' }],
])('refuses wrong answers with the message « %s »', (sentence, given) => {
  const adopt = () => adoptFacts(sample, given)
  expect(adopt).toThrow(UsageError)
  expect(adopt).toThrow(sentence)
})

test('the error names every wrong answer, and also lists the valid keys', () => {
  const wrong = {
    ...incomplete,
    couleur: '#ffee00',
    siret: '1',
    codePostal: 69003,
    pays: '',
  }
  const keys = ['« pays »', '« site »', '« couleur »', '« siret »', '« codePostal »']
  for (const key of [...keys, '"logo" : Nom du logo'])
    expect(() => adoptFacts(sample, wrong)).toThrow(key)
})

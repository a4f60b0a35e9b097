import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { editor } from '../../editor.config.ts'

/** What the editor knows of the folder that FACTS_FOLDER names. */
const script = `
  const { editor } = await import('./editor.config.ts')
  const { files, faults } = editor.read()
  const { certificate } = editor.files
  console.log(JSON.stringify({ folder: editor.folder, certificate: certificate.folder, faults, name: files.identity.name,
    domains: editor.references()['categories.individual-trainings'] }))`

test('the facts of another organisation are read and kept in their own folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'facts-'))
  await cp('facts', folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  await writeFile(path.join(folder, 'identity.json'), '{"name":"Martinoux"}')
  await writeFile(path.join(folder, 'courses.json'), '')
  const options = { env: { ...process.env, FACTS_FOLDER: folder } }
  const words = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)('node', words, options)
  await rm(folder, { recursive: true })
  expect(JSON.parse(stdout)).toEqual({
    folder,
    certificate: path.join(folder, 'public'),
    faults: ['Fichier courses.json, ligne 1 : le fichier est vide.'],
    name: 'Martinoux',
    domains: [
      { value: 'bureautique', label: 'Bureautique' },
      { value: 'design', label: 'Design' },
      { value: 'gestion-de-projet', label: 'Gestion de projet' },
    ],
  })
})

test('each programme is shown in its list and on a page of its own, apprenticeship too', () => {
  expect(editor.whereShown('apprenticeship', { anchor: 'apprentissage' })).toEqual([
    { label: 'Apprentissage', href: '/solutions/apprentissage#apprentissage' },
    { label: 'Programme', href: '/solutions/apprentissage/apprentissage' },
  ])
  expect(editor.whereShown('individual-trainings', { anchor: 'word' })).toEqual([
    { label: 'Formations', href: '/particulier/formations' },
  ])
})

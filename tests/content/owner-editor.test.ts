import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { second, writeSecondOrganisation } from '#tests/second-organisation/derive.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const readEditor = async () => (await import('../../editor.config.ts')).editor

test('the facts of another organisation are read and kept in their own folder', async () => {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'facts-'))
  const folder = temporary.path
  writeSecondOrganisation(folder)
  writeFileSync(path.join(folder, 'courses.json'), '')
  vi.stubEnv('FACTS_FOLDER', folder)
  const editor = await readEditor()
  const { faults, files } = editor.read()
  expect(faults).toEqual(['Fichier courses.json, ligne 1 : le fichier est vide.'])
  expect(files.identity).toEqual(second.identity)
  expect(editor.folder).toBe(folder)
  expect(editor.files.certificate?.folder).toBe(path.join(folder, 'public'))
  const categories = second.categories['individual-trainings']
  expect(editor.references()['categories.individual-trainings']).toEqual(
    categories.map(({ id, name }) => ({ value: id, label: name })),
  )
})

test('each programme is shown in its list and on a page of its own, apprenticeship too', async () => {
  const { whereShown } = await readEditor()
  expect(whereShown('apprenticeship', { anchor: 'apprentissage' })).toEqual([
    { label: 'Apprentissage', href: '/solutions/apprentissage#apprentissage' },
    { label: 'Programme', href: '/solutions/apprentissage/apprentissage' },
  ])
  expect(whereShown('individual-trainings', { anchor: 'word' })).toEqual([
    { label: 'Formations', href: '/particulier/formations' },
  ])
})

import { expect, test, vi } from 'vitest'
import { writeFacts } from './files.ts'

const disk = vi.hoisted(() => ({ code: '', removed: 0, renamed: 0 }))
vi.mock('node:fs/promises', () => ({
  readFile: async () => '',
  writeFile: async () => {
    throw Object.assign(new Error('no'), { code: disk.code })
  },
  rename: async () => {
    disk.renamed += 1
  },
  rm: async () => {
    disk.removed += 1
  },
}))

test.each([
  ['ENOSPC', 'le disque est plein'],
  ['EROFS', 'le disque est en lecture seule'],
  ['EACCES', 'le fichier est en lecture seule'],
])('a disk that says %s is told in one sentence, the file stays', async (code, words) => {
  Object.assign(disk, { code, removed: 0, renamed: 0 })
  await expect(writeFacts('/facts/courses.json', [])).rejects.toThrow(
    `Rien n’est perdu, mais courses.json n’a pas pu être écrit : ${words}.`,
  )
  expect(disk).toMatchObject({ removed: 1, renamed: 0 })
})

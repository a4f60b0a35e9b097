import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { testOnOwnPage } from './fixtures.ts'

type Row = Record<string, unknown>

/** The owner's editor, on copies of the facts that each test finds as they were delivered. */
export const test = testOnOwnPage.extend<{ facts: Files }>({
  baseURL: ({ editorUrl }, provide) => provide(editorUrl),
  facts: async ({ factsFolder }, provide) => {
    await rm(path.join(factsFolder, '.history'), { recursive: true, force: true })
    await cp('facts', factsFolder, { recursive: true, force: true })
    await provide(filesIn(factsFolder))
  },
})

type Files = ReturnType<typeof filesIn>

function filesIn(folder: string) {
  const file = (kind: string) => path.join(folder, `${kind}.json`)
  const text = (kind: string) => readFile(file(kind), 'utf8')
  return {
    folder,
    text,
    write: (kind: string, content: string) => writeFile(file(kind), content),
    rows: async (kind: string): Promise<Row[]> => JSON.parse(await text(kind)),
    record: async (kind: string): Promise<Row> => JSON.parse(await text(kind)),
  }
}

/** Opens a record; `address` is `#/KIND/ID`. */
export async function openRecord(page: Page, address: string) {
  await page.goto(`/__facts/${address}`)
  await expect(page.getByRole('form')).toBeVisible()
}

export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true })

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export const status = (page: Page) => page.getByRole('status')

export async function save(page: Page) {
  await press(page, 'Enregistrer')
  await expect(status(page)).toHaveText('Enregistré.')
}

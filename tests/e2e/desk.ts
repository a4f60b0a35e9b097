import { startDevelopment } from './development-server.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'

/** The editor of a copy of the project. */
export type Desk = Omit<ProjectCopy, 'remove'> & {
  url: string
  /** A record of a list, by its anchor. */
  record(list: string, anchor: string): Promise<Record<string, unknown>>
  /** Which of some texts a page of the site lacks, as the development server answers for it. */
  missing(page: string, texts: readonly string[]): Promise<readonly string[]>
}

/** @param name of the copy's folder */
export async function startDesk(name: string): Promise<Desk & { stop(): Promise<void> }> {
  const { folder, facts, remove } = await copyProject(name)
  const { url, stop } = await startDevelopment({}, folder)
  return {
    folder,
    facts,
    url,
    record: async (list, anchor) => {
      const records = await facts(list)
      const found = Array.isArray(records)
        ? records.find((each: object) => Reflect.get(each, 'anchor') === anchor)
        : undefined
      return { ...found }
    },
    missing: async (page, texts) => {
      const html = inPlainSpaces(await (await fetch(`${url}${page}`)).text())
      return texts.filter((text) => !html.includes(inPlainSpaces(text)))
    },
    stop: async () => {
      stop()
      await remove()
    },
  }
}

/** `node tools/editor/server/publication.ts`: the build's checks, on what the files hold now. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { EditorConfig } from '../config.ts'
import type { Publication } from '../record.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const mark = 'editor-publication:'

/** In a process of its own: what this one has read is from when it began. */
export async function askPublication(): Promise<Publication> {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said] = await Promise.all([text(child.stdout), text(child.stderr)])
  const line = said.split('\n').find((each) => each.startsWith(mark))
  if (line === undefined)
    return { stops: ['Les vérifications n’ont pas pu se faire.'], looks: [] }
  const publication: Publication = JSON.parse(line.slice(mark.length))
  return publication
}

async function publication(): Promise<Publication> {
  try {
    const file = pathToFileURL(path.resolve('editor.config.ts')).href
    const { editor }: { editor?: EditorConfig } = await import(file)
    return editor ? await editor.publication() : { stops: [], looks: [] }
  } catch (error) {
    // Facts that are wrong stop the site before it says more.
    return { stops: [error instanceof Error ? error.message : String(error)], looks: [] }
  }
}

if (import.meta.main) console.log(`${mark}${JSON.stringify(await publication())}`)

import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPolicies } from '#tools/publish/publish.ts'
import { spreadOf } from './table.ts'

type Course = { readonly anchor: string; readonly title: string }

const file = path.join('facts', 'courses.json')
const plainWord = /(?<= )\p{Ll}{5,}(?=[ .,])/gu

/**
 * A folder of the site's facts with so many courses: the site's own, then each again under another
 * name, in sentences of words drawn from all of them, so that no two compress as one.
 */
export function writeFacts(count: number): string {
  const text = readFileSync(file, 'utf8')
  const own: readonly Course[] = JSON.parse(text)
  const vocabulary = [...new Set(text.match(plainWord))]
  let seed = 1
  const word = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return vocabulary[seed % vocabulary.length] ?? ''
  }
  const more = (_: unknown, at: number) => {
    const course = own[at % own.length]
    const reworded = JSON.stringify(course)
      .replaceAll(plainWord, word)
      .replaceAll(/("id":"[^"]*)/g, `$1-${at}`)
    const name = { title: `${course?.title} ${at}`, anchor: `${course?.anchor}-${at}` }
    return at < own.length ? course : { ...JSON.parse(reworded), ...name }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'))
  cpSync('facts', folder, { recursive: true })
  cpSync('src/public', path.join(folder, 'public'), { recursive: true })
  const courses = Array.from({ length: count }, more)
  writeFileSync(path.join(folder, path.basename(file)), JSON.stringify(courses))
  return folder
}

/** A line: what the documents of a built folder weigh, in bytes of brotli. */
export function weights(folder: string): string {
  const weigh = (page: string) => statSync(path.join(folder, `${page}.html.br`)).size
  const pages = [...readPolicies(folder).keys()]
  const below = pages.filter((page) => page.startsWith('/formations/')).map(weigh)
  const { median } = spreadOf(below)
  return `catalogue ${weigh('/formations')} B; ${below.length} programmes, median ${median} B, largest ${Math.max(...below)} B`
}

import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPolicies } from '#tools/publish/publish.ts'
import { computeSpread } from './table.ts'

const coursesFile = path.join('facts', 'courses.json')
const plainWordPattern = /(?<= )\p{Ll}{5,}(?=[ .,])/gu

/**
 * Writes a folder of facts with the given number of courses: the real courses, then variants of them.
 * In a variant, many words are replaced with other words of the courses, so that variants do not compress
 * like copies. Returns the path of the folder.
 */
export function writeScaledFacts(count: number): string {
  const text = readFileSync(coursesFile, 'utf8')
  const siteCourses: { anchor: string; title: string }[] = JSON.parse(text)
  const vocabulary = [...new Set(text.match(plainWordPattern))]
  let seed = 1
  const drawWord = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return vocabulary[seed % vocabulary.length] ?? ''
  }
  const createCourse = (_: unknown, at: number) => {
    const course = siteCourses[at % siteCourses.length]
    const rewordedJson = JSON.stringify(course)
      .replaceAll(plainWordPattern, drawWord)
      .replaceAll(/("id":"[^"]*)/g, `$1-${at}`)
    const name = { title: `${course?.title} ${at}`, anchor: `${course?.anchor}-${at}` }
    return at < siteCourses.length ? course : { ...JSON.parse(rewordedJson), ...name }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'))
  cpSync('facts', folder, { recursive: true })
  cpSync('src/public', path.join(folder, 'public'), { recursive: true })
  const courses = Array.from({ length: count }, createCourse)
  writeFileSync(path.join(folder, path.basename(coursesFile)), JSON.stringify(courses))
  return folder
}

export function describeWeights(folder: string): string {
  const compressedSize = (page: string) =>
    statSync(path.join(folder, `${page}.html.br`)).size
  const pages = [...readPolicies(folder).keys()]
  const programmeSizes = pages
    .filter((page) => page.startsWith('/formations/'))
    .map(compressedSize)
  const { median } = computeSpread(programmeSizes)
  return `catalogue ${compressedSize('/formations')} B; ${programmeSizes.length} programmes, median ${median} B, largest ${Math.max(...programmeSizes)} B`
}

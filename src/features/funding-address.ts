import { fundingWords } from '#src/content/funding-words.ts'

const { anchor, key } = fundingWords

/** Where the page at `path` shows these answers. */
export function fundingAddress(path: string, answers: readonly string[]): string {
  const query = answers.length === 0 ? '' : `?${key}=${answers.join('.')}`
  return `${path}${query}#${anchor}`
}

/** The answers that a query gives; none where it gives several. */
export function answersIn(search: string): readonly string[] {
  const [given = '', ...others] = new URLSearchParams(search).getAll(key)
  return given === '' || others.length > 0 ? [] : given.split('.')
}

import { fundingKey } from '#src/content/funding-lines.ts'

/** Where the page at `path` shows these answers. */
export function fundingAddress(path: string, answers: readonly string[]): string {
  const query = answers.length === 0 ? '' : `?${fundingKey}=${answers.join('.')}`
  return `${path}${query}#${fundingKey}`
}

/** The answers that a query gives; none where it gives several. */
export function answersIn(search: string): readonly string[] {
  const [given = '', ...others] = valuesIn(search)
  return given === '' || others.length > 0 ? [] : given.split('.')
}

/** Whether a query gives just these answers, in the one way to spell them. */
export function isQueryOf(search: string, answers: readonly string[]): boolean {
  return valuesIn(search).join('&') === answers.join('.')
}

function valuesIn(search: string): readonly string[] {
  return new URLSearchParams(search).getAll(fundingKey)
}

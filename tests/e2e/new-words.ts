import { type Tamper, textOf } from '#tools/publish/publish.ts'

/** Takes out of documents and scripts the words that the oldest browsers have never heard. */
export const withoutNewWords: Tamper = (answer) => {
  const type = answer.headers['content-type'] ?? ''
  if (!/html|javascript/.test(type)) return answer
  const {
    'content-security-policy': _,
    'content-encoding': __,
    ...headers
  } = answer.headers
  const text = textOf(answer)
    .replaceAll('popover', 'unheard')
    .replaceAll(':has(', ':unheard(')
    .replaceAll(/ integrity="[^"]*"/g, '')
  return { ...answer, headers, body: Buffer.from(text) }
}

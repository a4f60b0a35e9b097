import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'no-missing-references': 'error',
    'heading-level': ['error', { sectioningRoots: [] }],
    // Lists may have a redundant role, because Safari otherwise ignores lists without markers.
    'no-redundant-role': 'off',
    // `every-page.test.ts` checks the hash of the entry script. An import statement cannot contain a hash.
    'require-sri': 'off',
  },
})

export async function findHtmlErrors(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}

import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'no-missing-references': 'error',
    'heading-level': ['error', { sectioningRoots: [] }],
    // Lists have a redundant role, because Safari ignores lists without markers otherwise.
    'no-redundant-role': 'off',
    // A rule below checks the entry script. Imported modules cannot have a hash.
    'require-sri': 'off',
  },
})

/** Returns the errors of a document against the HTML standard. */
export async function findHtmlErrors(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages)
}

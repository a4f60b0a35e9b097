declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-apprenticeship']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['apprenticeship']
export default facts

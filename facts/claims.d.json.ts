declare const facts: import('#facts/schema/fact-files.ts').Facts['claims']
export default facts

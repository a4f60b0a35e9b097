declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-not-found']
export default facts

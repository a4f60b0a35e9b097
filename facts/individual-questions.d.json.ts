declare const facts: import('#facts/schema/fact-files.ts').Facts['individual-questions']
export default facts

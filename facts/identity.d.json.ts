declare const facts: import('#facts/schema/fact-files.ts').Facts['identity']
export default facts

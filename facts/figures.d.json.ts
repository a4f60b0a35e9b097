declare const facts: import('#facts/schema/fact-files.ts').Facts['figures']
export default facts

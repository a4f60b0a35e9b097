declare const facts: import('#facts/schema/fact-files.ts').Facts['courses']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['obligations']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['services']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['brand']
export default facts

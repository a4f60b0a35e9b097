declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-catalogue']
export default facts

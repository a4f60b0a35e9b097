declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-about']
export default facts

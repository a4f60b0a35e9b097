declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-pre-hire']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-contact']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-individual-contact']
export default facts

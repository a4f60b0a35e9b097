declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-individual-faq']
export default facts

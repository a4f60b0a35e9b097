declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-individual-home']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-individual-trainings']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-mandatory-trainings']
export default facts

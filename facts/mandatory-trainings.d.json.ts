declare const facts: import('#facts/schema/fact-files.ts').Facts['mandatory-trainings']
export default facts

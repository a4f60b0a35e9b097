declare const facts: import('#facts/schema/fact-files.ts').Facts['individual-trainings']
export default facts

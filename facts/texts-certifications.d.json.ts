declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-certifications']
export default facts

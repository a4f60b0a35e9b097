declare const facts: import('#facts/schema/fact-files.ts').Facts['company-questions']
export default facts

declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-company-home']
export default facts

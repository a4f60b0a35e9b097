declare const facts: import('#facts/schema/fact-files.ts').Facts['categories']
export default facts

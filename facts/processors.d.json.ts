declare const facts: import('#facts/schema/fact-files.ts').Facts['processors']
export default facts

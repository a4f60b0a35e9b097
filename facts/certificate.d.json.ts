declare const facts: import('#facts/schema/fact-files.ts').Facts['certificate']
export default facts

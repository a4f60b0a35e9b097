declare const facts: import('#facts/schema/fact-files.ts').Facts['funding']
export default facts

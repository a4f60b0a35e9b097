declare const facts: import('#facts/schema/fact-files.ts').Facts['moved-pages']
export default facts

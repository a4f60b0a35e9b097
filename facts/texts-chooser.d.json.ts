declare const facts: import('#facts/schema/fact-files.ts').Facts['texts-chooser']
export default facts

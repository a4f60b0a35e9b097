declare const facts: import('./kinds.ts').Facts['identity']
export default facts

declare const facts: import('./kinds.ts').Facts['claims']
export default facts

declare const facts: import('./kinds.ts').Facts['individual-questions']
export default facts

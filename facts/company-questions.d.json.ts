declare const facts: import('./kinds.ts').Facts['company-questions']
export default facts

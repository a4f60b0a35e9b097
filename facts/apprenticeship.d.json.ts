declare const facts: import('./kinds.ts').Facts['apprenticeship']
export default facts

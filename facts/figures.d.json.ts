declare const facts: import('./kinds.ts').Facts['figures']
export default facts

declare const facts: import('./kinds.ts').Facts['services']
export default facts

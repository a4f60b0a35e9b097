declare const facts: import('./kinds.ts').Facts['certificate']
export default facts

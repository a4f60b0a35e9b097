declare const facts: import('./kinds.ts').Facts['categories']
export default facts

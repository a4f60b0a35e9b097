declare const facts: import('./kinds.ts').Facts['processors']
export default facts

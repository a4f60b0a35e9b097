declare const facts: import('./kinds.ts').Facts['courses']
export default facts

declare const facts: import('./kinds.ts').Facts['funding']
export default facts

declare const facts: import('./kinds.ts').Facts['individual-trainings']
export default facts

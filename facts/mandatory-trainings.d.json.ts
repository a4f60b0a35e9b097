declare const facts: import('./kinds.ts').Facts['mandatory-trainings']
export default facts

declare const records: import('./schema.ts').CourseFacts['mandatory-trainings']
export default records

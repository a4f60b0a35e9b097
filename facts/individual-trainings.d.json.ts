declare const records: import('./schema.ts').CourseFacts['individual-trainings']
export default records

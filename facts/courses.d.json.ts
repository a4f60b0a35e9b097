declare const records: import('./schema.ts').CourseFacts['courses']
export default records

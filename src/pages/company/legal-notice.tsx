export { legalView } from '#src/features/legal-page.tsx'

export { legalView } from '#src/layouts/legal-page.tsx'

/** The routes outside the individual space, from section 2 of the specification. */
export const companyPaths = [
  '/',
  '/entreprise',
  '/qui-sommes-nous',
  '/formations',
  '/solutions/poei',
  '/solutions/apprentissage',
  '/solutions/formations-obligatoires',
  '/contact',
  '/politique-de-confidentialite',
  '/reglement-interieur',
  '/conditions-generales-utilisation',
]
export const specifiedRoutes = [
  ...companyPaths,
  '/particulier',
  '/particulier/formations',
  '/particulier/certifications',
  '/particulier/contact',
  '/particulier/faq',
]

/** The way to « Qui finance ? » of a space, with the first question answered where the page knows the answer. */
export function fundingLink(home: '/entreprise' | '/particulier', answer?: string) {
  const query = answer === undefined ? '' : `?financement=${answer}`
  return {
    label: 'Qui finance ?',
    href: `${home}${query}#financement`,
  }
}

/** The conformance status in the footer. A test compares it with the results. */
export const adjective = 'partiellement conforme'

/** The results in the accessibility statement. A test compares them with `docs/rgaa.md`. */
export const results = {
  total: 106,
  conform: 69,
  notConform: 1,
  applicable: 70,
  notApplicable: 36,
  tested: 98,
  rate: '98,6',
  state: 'conformité partielle',
  adjective,
}

export const notConform = [
  {
    number: '12.1',
    evidence:
      'Le site a un menu dans chaque espace, mais ni plan du site ni moteur de recherche : c’est un seul système de navigation.',
  },
]

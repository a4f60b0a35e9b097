/** The specification's labels that break French typography and stay as they are. */
const exempt = [
  'Qui sommes nous ?',
  'Envoi en cours...',
  'Message envoyé avec succès !',
  "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
  "Demande d'information pour:",
  'Bientôt disponible !',
  "Cette fonctionnalité n'est pas encore implémentée.",
  'Unexpected Application Error!',
]

const unit =
  '(?:h|heures?|jours?|mois|ans|années?|minutes?|secondes?|chiffres|personnes|salariés|caractères|Ko)'

const rules: readonly { fault: string; pattern: RegExp }[] = [
  { fault: 'a straight apostrophe', pattern: /'/ },
  { fault: 'straight quotation marks', pattern: /"/ },
  { fault: 'three dots for an ellipsis', pattern: /\.{3}/ },
  { fault: 'two spaces in a row', pattern: / {2}/ },
  { fault: 'no U+00A0 before ":"', pattern: /(?<!\u00a0):/ },
  { fault: 'no U+202F before ";", "!", "?" or "%"', pattern: /(?<![\u202f!?])[;!?%]/ },
  { fault: 'no U+00A0 inside « »', pattern: /«(?!\u00a0)|(?<!\u00a0)»/ },
  { fault: 'no U+00A0 before "€"', pattern: /(?<!\u00a0)€/ },
  {
    fault: 'no U+00A0 between a text and its number',
    pattern: /(?:articles?|n°) [A-Z]*\d/,
  },
  {
    fault: 'a hyphen that some readers and searches take for another',
    pattern: /\u2011/,
  },
  { fault: 'no U+202F between thousands', pattern: /\d[ \u00a0]\d{3}\s€/ },
  {
    fault: 'no U+00A0 between a number and its unit',
    pattern: new RegExp(`\\d ${unit}(?!\\p{L})`, 'u'),
  },
]

/**
 * The rules of French typography that a text breaks, none for a text that keeps them. The
 * labels quoted by the specification are cut out first, with web addresses and times.
 */
export function typographyFaults(text: string): string[] {
  const prose = exempt
    .reduce((rest, literal) => rest.replaceAll(literal, ''), text)
    .replaceAll(/https?:\/\/\S+/g, 'address')
    .replaceAll(/\d:\d/g, 'time')
  return rules.filter(({ pattern }) => pattern.test(prose)).map(({ fault }) => fault)
}

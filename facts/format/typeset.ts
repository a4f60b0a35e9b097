import { mapTexts } from '#facts/schema/record.ts'

const nbsp = '\u00a0'
const narrow = '\u202f'
const joiner = '\u2060'
const space = '[ \u00a0\u202f]'

const month =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'

const weekday = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'

/** Words that can follow a number but are not the noun that it counts, such as « à » in « de 5 à 10 ». */
const nonNouns =
  '(?:à|a|au|aux|avec|c|car|ce|ces|cette|chaque|chez|d|dans|de|des|dès|dont|du|en|entre|est|et|il|l|la|le|les|mais|n|ne|ni|nous|on|ont|ou|où|par|pas|pour|puis|qu|que|quand|qui|s|sans|se|selon|si|soit|sont|sous|sur|un|une|vers|vous|y)(?!\\p{L})'

/** Short words, such as articles and prepositions, that must not end a line of a heading. */
const lineStarters =
  '(?:à|au|aux|ce|ces|cette|dans|de|des|du|en|et|la|le|les|nos|notre|ou|par|pour|sur|un|une|vos|votre)'

/** Texts that the specification defines literally. They are not typeset. */
const literals = [
  'Qui sommes nous ?',
  'Envoi en cours...',
  'Message envoyé avec succès !',
  'Une erreur est survenue.',
  "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
  "Demande d'information pour:",
  'Formation sur mesure',
  'Bientôt disponible !',
  'Fonctionnalité en cours de développement',
  "Cette fonctionnalité n'est pas encore implémentée.",
  'Unexpected Application Error!',
  '12h sur rendez-vous',
  'Comment puis-je vous aider',
]

/** Matches the parts of a text that are not typeset. */
const verbatim = new RegExp(
  `(${literals.join('|').replaceAll(/[.?]/g, '\\$&')}|https?://\\S+|(?:mailto|tel):\\S+|\\S+@\\S+|(?<!\\S)[/#]\\S+)`,
)

const rules: readonly (readonly [RegExp, string])[] = [
  [/[ \t]*\n[ \t]*/g, '\n'],
  [/[ \t]{2,}|\t/g, ' '],
  [/'/g, '’'],
  [/\.{3,}/g, '…'],
  // The site adds a full stop to some texts of the owner, which may already have one.
  [/(?<=[.!?…])\.+(?!\/)/g, ''],
  [/\u2011/g, '-'],
  [/[“”]/g, '"'],
  // A double quote after a figure means inches.
  [/(?<![\p{L}\d])"([^"]*)"/gu, '«$1»'],
  [new RegExp(`«${space}*`, 'g'), `«${nbsp}`],
  [new RegExp(`${space}*»`, 'g'), `${nbsp}»`],
  [new RegExp(`${space}*([;%]|[!?]+)`, 'g'), `${narrow}$1`],
  [new RegExp(`(?<!\\d)${space}*:|${space}*:(?!\\d)`, 'g'), `${nbsp}:`],
  // Four or more digits without spaces are only grouped before a euro sign, because they may be a year.
  [new RegExp(`(?<![\\d,.])\\d{4,}(?=${space}*€)`, 'g'), 'thousands'],
  // Groups of three digits are joined by narrow no-break spaces, other digits by no-break spaces.
  [/(?<![A-Z\d,.])[1-9]\d{0,2}(?:[ \u202f]\d{3})+(?!\d)/g, 'thousands'],
  [/(?<=\d) (?=\d)/g, nbsp],
  [new RegExp(`${space}*€`, 'g'), `${nbsp}€`],
  [new RegExp(`(?<=\\d(?:er|\\+)?) (?!${nonNouns})(?=\\p{L})`, 'giu'), nbsp],
  [/(?<=\d[ \u00a0\u202f]?h) (?=\d)/g, nbsp],
  [
    new RegExp(`(?<=\\d(?:${space}?h)?)${space}(à|et|ou)${space}(?=\\d)`, 'g'),
    `${nbsp}$1${nbsp}`,
  ],
  [/(?<=articles?|art\.) (?=(?:[A-Z]\.? ?)?\d)|(?<=n°) ?(?=\d)/gi, nbsp],
  [/(?<=(?<!\p{L})[LRD]\.?) (?=\d)/gu, nbsp],
  [/(?<=(?<!\p{L})(?:MM?\.|Mmes?|Mlles?|Dr|Me)) (?=\p{Lu})/gu, nbsp],
  [new RegExp(`(?<=${month}) (?=\\d{4}(?!\\d))`, 'gi'), nbsp],
  [new RegExp(`(?<=${weekday}) (?=\\d)`, 'gi'), nbsp],
  [
    new RegExp(
      `(?<=(?<![\\p{L}’])(?:au|du|les?)) (?=\\d{1,2}(?:er)?${space}(?:${month}|au|et))`,
      'giu',
    ),
    nbsp,
  ],
  // « de » stays on the line of a range such as « 5 à 10 ». A range before a noun is an exception,
  // because it is already too long for narrow columns.
  [
    new RegExp(
      `(?<=(?<!\\p{L})de) (?=\\d+(?:${space}h(?:${space}\\d+)?)?${space}à${space}\\d+(?!\\d|${space}(?!h(?!\\p{L}))\\p{L}))`,
      'giu',
    ),
    nbsp,
  ],
  [/(?<!\p{L})NF ([A-Z]) (?=\d)/gu, `NF${nbsp}$1${nbsp}`],
  [/France Travail/g, `France${nbsp}Travail`],
]

const spaceAfterLineStarter = new RegExp(
  `(?<=[\\p{L},.!?»]${space}${lineStarters}) (?=[\\p{L}\\d«])`,
  'giu',
)
const hyphenInWord =
  /(?<=\p{L})-(?=\p{L})|(?<=(?<!\p{L})[A-Z]\d)-(?=[A-Z]\d)|(?<=[A-Z]\d+(?:-\u2060?\d+)*)-(?=\d)|(?<=(?<![\p{L}\d-])\d+)-(?=\d+(?![\d-]))/gu

/** Texts up to this length may name a control. They get no word joiners, which confuse voice control. */
const longestName = 20

/**
 * Typesets a plain text, or every text in a value, with French spaces and punctuation. A `title` or
 * `question` is typeset as a heading. URLs, ISO dates, times and identifiers are unchanged. The function
 * is idempotent.
 */
export function typeset<const T>(value: T): T {
  return mapTexts(value, (text, key) => typesetText(text, /^(?:title|question)$/.test(key)))
}

/** The results of `punctuate`. The validation of the facts typesets the same titles thousands of times. */
const punctuated = new Map<string, string>()

/** Typesets only spaces and punctuation. Adds no word joiners, because the text may contain file names. */
export function punctuate(text: string): string {
  const known = punctuated.get(text)
  if (known !== undefined) return known
  const result = mapOutsideVerbatim(text, (part) => rules.reduce(applyRule, part))
  punctuated.set(text, result)
  return result
}

/** Keeps a registration number on one line. */
export function groupDigits(number: string): string {
  return number.replaceAll(/(?<=\d)\s+(?=\d)/g, nbsp)
}

function typesetText(text: string, isHeading: boolean) {
  const marked = punctuate(text)
  const isName =
    marked.replaceAll(joiner, '').length <= longestName && marked.trim() === marked
  if (isName || !marked.includes(' ')) return marked
  return mapOutsideVerbatim(marked, (part) =>
    (isHeading ? part.replaceAll(spaceAfterLineStarter, nbsp) : part).replaceAll(
      hyphenInWord,
      `-${joiner}`,
    ),
  )
}

function mapOutsideVerbatim(text: string, change: (part: string) => string) {
  // `split` with a capturing group puts the verbatim parts at odd indexes.
  return text
    .split(verbatim)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

function applyRule(text: string, [pattern, replacement]: (typeof rules)[number]) {
  return replacement === 'thousands'
    ? text.replaceAll(pattern, groupThousands)
    : text.replaceAll(pattern, replacement)
}

function groupThousands(number: string) {
  return number.replaceAll(/\D/g, '').replaceAll(/\B(?=(?:\d{3})+$)/g, narrow)
}

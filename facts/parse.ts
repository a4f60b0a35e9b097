/** What a file of facts holds, or one French sentence about where it is broken. */
export type Parsed = { value: unknown } | { fault: string }

type Token = { sort: Sort; line: number }
type Sort = '{' | '[' | '}' | ']' | ',' | ':' | 'value'

/** Reads the text of a file of `facts/`. */
export function parseFile(file: string, text: string): Parsed {
  const broken = faultOf(text)
  if (broken !== null)
    return { fault: `Fichier ${file}, ligne ${broken.line} : ${broken.what}.` }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: `Fichier ${file} : ce n’est pas du JSON.` }
  }
}

type Broken = { line: number; what: string }

function faultOf(text: string): Broken | null {
  if (text.startsWith('\ufeff'))
    return { line: 1, what: 'un caractère invisible (BOM) ouvre le fichier, à enlever' }
  const lines = text.split('\n')
  const mark = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line))
  if (mark >= 0)
    return { line: mark + 1, what: 'les marques d’une fusion, gardez une seule version' }
  if (text.trim() === '') return { line: 1, what: 'le fichier est vide' }
  const tokens = tokensOf(text)
  return Array.isArray(tokens) ? orderFault(tokens) : tokens
}

const token =
  /(?<space>[ \t\r\n]+)|(?<mark>[{}[\],:])|(?<value>"(?:[^"\\\n]|\\.)*"|[\w.+-]+)/y

function tokensOf(text: string): Token[] | Broken {
  const tokens: Token[] = []
  let line = 1
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const groups = token.exec(text)?.groups
    if (groups === undefined) return { line, what: strange(text.slice(at)) }
    const sort = groups.value === undefined ? groups.mark : 'value'
    if (isSort(sort)) tokens.push({ sort, line })
    line += (groups.space ?? '').split('\n').length - 1
  }
  return tokens
}

function strange(rest: string) {
  if (rest.startsWith('"')) return 'un texte n’est pas fermé par "'
  return `« ${rest.split('\n')[0]?.slice(0, 12)} » n’a pas sa place ici`
}

function isSort(text: string | undefined): text is Sort {
  return text !== undefined && (text === 'value' || '{}[],:'.includes(text))
}

/** What cannot follow, in a text of one letter a token. */
const orders: readonly (readonly [RegExp, string])[] = [
  [/,(?=\])/, 'une virgule de trop devant « ] »'],
  [/,(?=\})/, 'une virgule de trop devant « } »'],
  [/,(?=,)/, 'deux virgules de suite'],
  [/[v}\]](?=[v{[])/, 'il manque une virgule à la fin de la ligne'],
  [/:(?![v{[])/, 'il manque une valeur après « : »'],
]

function orderFault(tokens: readonly Token[]): Broken | null {
  const letters = tokens.map(({ sort }) => sort[0]).join('')
  const broken = orders
    .map(([order, what]) => ({ at: letters.search(order), what }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]
  return broken === undefined
    ? bracketFault(tokens)
    : { line: tokens[broken.at]?.line ?? 1, what: broken.what }
}

const closes = { '{': '}', '[': ']' } as const

function bracketFault(tokens: readonly Token[]): Broken | null {
  const open: ('}' | ']')[] = []
  for (const { sort, line } of tokens) {
    if (sort === '{' || sort === '[') open.push(closes[sort])
    if ((sort === '}' || sort === ']') && open.pop() !== sort)
      return { line, what: `« ${sort} » ne ferme rien` }
  }
  const last = open.at(-1)
  const line = tokens.at(-1)?.line ?? 1
  return last === undefined ? null : { line, what: `il manque « ${last} » à la fin` }
}

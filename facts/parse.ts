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
  return `« ${[...rest].slice(0, 12).join('').split('\n')[0]} » n’a pas sa place ici`
}

function isSort(text: string | undefined): text is Sort {
  return text !== undefined && (text === 'value' || '{}[],:'.includes(text))
}

const closes = { '{': '}', '[': ']' } as const

function orderFault(tokens: readonly Token[]): Broken | null {
  const open: ('{' | '[')[] = []
  for (const [index, { sort, line }] of tokens.entries()) {
    const before = tokens[index - 1]
    const what = before && neighbours(before.sort, sort)
    if (what) return { line: before.line, what }
    if (sort === '{' || sort === '[') open.push(sort)
    if (sort !== '}' && sort !== ']') continue
    const opened = open.pop()
    if (opened === undefined || closes[opened] !== sort)
      return { line, what: `« ${sort} » ne ferme rien` }
  }
  const last = open.at(-1)
  const line = tokens.at(-1)?.line ?? 1
  return last === undefined
    ? null
    : { line, what: `il manque « ${closes[last]} » à la fin` }
}

function neighbours(before: Sort, sort: Sort): string | undefined {
  const ends = sort === '}' || sort === ']'
  const begins = sort === 'value' || sort === '{' || sort === '['
  if (before === ',' && ends) return `une virgule de trop devant « ${sort} »`
  if (before === ',' && sort === ',') return 'deux virgules de suite'
  if ((before === 'value' || before === '}' || before === ']') && begins)
    return 'il manque une virgule à la fin de la ligne'
  if (before === ':' && !begins) return 'il manque une valeur après « : »'
  return undefined
}

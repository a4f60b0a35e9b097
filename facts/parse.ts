import type { z } from 'zod'

/** What a file of facts holds, or one French sentence about where it is broken. */
export type Parsed = { value: z.core.util.JSONType } | { fault: string }

/** Reads the text of a file of `facts/`. */
export function parseFile(file: string, text: string): Parsed {
  const broken = faultOf(text)
  if (broken !== null) {
    const line = text.slice(0, broken.at).split('\n').length
    return { fault: `Fichier ${file}, ligne ${line} : ${broken.what}.` }
  }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: `Fichier ${file} : ce n’est pas du JSON.` }
  }
}

/** `at` counts characters of the file. */
type Broken = { at: number; what: string }

function faultOf(text: string): Broken | null {
  if (text.startsWith('\ufeff'))
    return { at: 0, what: 'un caractère invisible (BOM) ouvre le fichier, à enlever' }
  const mark = text.search(/^(?:<{7}|={7}|>{7})/m)
  if (mark >= 0)
    return { at: mark, what: 'les marques d’une fusion, gardez une seule version' }
  if (text.trim() === '') return { at: 0, what: 'le fichier est vide' }
  // Each value is a letter from here on, and stands where it stood.
  const marks = text.replaceAll(value, ({ length }) => 'v'.padEnd(length))
  const strange = marks.search(/[^ \t\r\n{}[\],:v]/)
  if (strange >= 0) return { at: strange, what: strangeness(text.slice(strange)) }
  const [misplaced] = orders
    .map(([order, what]) => ({ at: marks.search(order), what }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return misplaced ?? bracketFault(marks)
}

const value = /"(?:[^"\\\n]|\\.)*"|[\w.+-]+/g

function strangeness(rest: string) {
  if (rest.startsWith('"')) return 'un texte n’est pas fermé par "'
  return `« ${rest.split('\n')[0]?.slice(0, 12)} » n’a pas sa place ici`
}

/** What cannot follow what. */
const orders: readonly (readonly [RegExp, string])[] = [
  [/,(?=\s*\])/, 'une virgule de trop devant « ] »'],
  [/,(?=\s*\})/, 'une virgule de trop devant « } »'],
  [/,(?=\s*,)/, 'deux virgules de suite'],
  [/[v}\]](?=\s*[v{[])/, 'il manque une virgule à la fin de la ligne'],
  [/:(?!\s*[v{[])/, 'il manque une valeur après « : »'],
]

function bracketFault(marks: string): Broken | null {
  const open: string[] = []
  for (const { 0: bracket, index: at } of marks.matchAll(/[{}[\]]/g)) {
    if (bracket === '{') open.push('}')
    else if (bracket === '[') open.push(']')
    else if (open.pop() !== bracket) return { at, what: `« ${bracket} » ne ferme rien` }
  }
  const last = open.at(-1)
  const at = marks.trimEnd().length
  return last === undefined ? null : { at, what: `il manque « ${last} » à la fin` }
}

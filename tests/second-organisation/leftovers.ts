import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typeset } from '#facts/typeset.ts'
import { leaves } from '#src/checks/content-rules.ts'
import { readFacts } from '#src/checks/fact-files.ts'
import { shared } from './derive.ts'

/** The texts of a folder of facts, as the pages show them; a session's id names a file. */
function textsOf(folder: string): string[] {
  const { files, faults } = readFacts(folder)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return leaves(files, folder).flatMap(({ key, path: place, value }) => {
    const isShared = shared.test(key) && !/\.sessions\.\d+\.id$/.test(place)
    return typeof value !== 'string' || isShared ? [] : marksOf(key, typeset(value))
  })
}

/** An anchor is found where it is one: as a word it may stand anywhere. */
function marksOf(key: string, text: string) {
  return key === 'anchor' ? [`id="${text}"`, `#${text}`, `formation=${text}`] : [text]
}

/** What is said of one organisation and not of another, the texts too short to tell left out. */
export function ownTexts(folder: string, other: string): string[] {
  const others = textsOf(other).join('\n')
  return [...new Set(textsOf(folder))].filter(
    (text) => text.length > 3 && !others.includes(text),
  )
}

/** The texts that stand, as words of their own, in one of the files. */
export function leftovers(texts: readonly string[], files: ReadonlyMap<string, string>) {
  return texts.flatMap((text) => {
    const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const word = new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, 'u')
    return [...files]
      .filter(([, content]) => word.test(content))
      .map(([name]) => `${name}: ${text}`)
  })
}

/** The files of the folders that are texts, as a visitor reads them: no entities, no escapes. */
export function textFiles(folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst|woff2|png)$/.test(entry.name))
        .map((entry) => {
          const file = path.join(entry.parentPath, entry.name)
          return [file, plain(readFileSync(file, 'utf8'))] as const
        }),
    ),
  )
}

function plain(text: string) {
  return text
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\\u([\da-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}

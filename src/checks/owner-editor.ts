/** What the owner's editor is told of the facts. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { checkFacts } from '#facts/check.ts'
import { isKindName, kindNames, kinds } from '#facts/kinds.ts'

type Files = Readonly<Record<string, unknown>>

export function judgeFacts(files: Files, day: string) {
  const { errors, warnings } = checkFacts(files, {
    day,
    images: drawings().map(({ value }) => value),
  })
  const records = kindNames.flatMap((kind) => {
    const file = files[kind]
    const definition = kinds[kind]
    return (Array.isArray(file) ? file : [file]).map((record: unknown, index) => ({
      kind,
      index: definition.isList ? index : null,
      name: definition.isList
        ? String(Reflect.get(Object(record), definition.label))
        : definition.title,
      isSample: Reflect.get(Object(record), 'sample') === true,
    }))
  })
  const plain = (text: string) => text.replaceAll(/[\s’']/g, '')
  const told = (texts: readonly string[], level: 'error' | 'remark') =>
    texts.flatMap((text) => {
      const owner =
        records.find(({ name }) => plain(text).includes(`«${plain(name)}»`)) ?? records[0]
      return owner
        ? [{ ...owner, path: [], level, stops: level === 'error', text, action: '' }]
        : []
    })
  const samples = records
    .filter(({ isSample }) => isSample)
    .map((record) => ({
      ...record,
      path: ['sample'],
      level: 'sample' as const,
      stops: false,
      text: `« ${record.name} » est encore un exemple.`,
      action:
        'Remplacez les valeurs inventées, puis décochez « Ces valeurs sont encore inventées ».',
    }))
  return [...told(errors, 'error'), ...told(warnings, 'remark'), ...samples]
}

/** The pages that show records of a kind, and whether each has a place of its own there. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  identity: ['/contact'],
  certificate: ['/qui-sommes-nous'],
  services: ['/contact'],
  processors: ['/politique-de-confidentialite'],
  figures: ['/entreprise'],
  claims: ['/entreprise'],
  'company-questions': ['/entreprise'],
  'individual-questions': ['/particulier/faq'],
  courses: ['/formations'],
  'mandatory-trainings': ['/solutions/formations-obligatoires'],
  'individual-trainings': ['/particulier/formations'],
}

export function whereShown(kind: string, record: Files) {
  const key = isKindName(kind) && kinds[kind].isList ? kinds[kind].key : undefined
  const anchor =
    key === 'anchor' && typeof record.anchor === 'string' ? `#${record.anchor}` : ''
  return (pagesOf[kind] ?? []).map((page) => ({ label: page, href: `${page}${anchor}` }))
}

/** A figure that the specification states stays; its condition is the owner's. */
export function fixedFields(kind: string, record: Files): readonly string[] {
  if (record.specified !== true) return []
  return kind === 'claims' ? ['figure'] : kind === 'figures' ? ['value', 'label'] : []
}

/** The drawings of `src/images`, as a field may name them. */
export function drawings() {
  return readdirSync('src/images')
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const { name } = path.parse(file)
      return { value: name, label: name, picture: `/src/images/${file}` }
    })
}

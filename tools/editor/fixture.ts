/** A bakery: its facts have nothing of any site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { EditorConfig } from './config.ts'
import type { Registry } from './registry.ts'

const name = z.string().trim().min(1, 'à remplir').meta({ title: 'Nom' })
const identifier = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ title: 'Adresse' })

const cake = z.strictObject({
  id: identifier,
  name,
  price: z.number().positive('il faut un prix').meta({ title: 'Prix' }),
  flavour: z.string().nullable().meta({ title: 'Parfum', reference: 'flavours' }),
})
const flavour = z.strictObject({
  id: identifier,
  name,
  notes: z
    .array(z.string().min(1, 'à remplir').meta({ title: 'Note' }))
    .meta({ title: 'Notes' }),
})
const shop = z.strictObject({
  name,
  opened: z.iso.date('cette date n’existe pas').nullable().meta({ title: 'Ouverte le' }),
})

export const registry: Registry = {
  cakes: {
    title: 'Gâteaux',
    isList: true,
    schema: z.array(cake),
    label: 'name',
    key: 'id',
  },
  flavours: {
    title: 'Parfums',
    isList: true,
    schema: z.array(flavour),
    label: 'name',
    key: 'id',
  },
  shop: { title: 'Boutique', isList: false, schema: shop },
}

export const facts = {
  cakes: [
    { id: 'tart', name: 'Tarte', price: 4, flavour: 'sugar' },
    { id: 'eclair', name: 'Éclair', price: 3, flavour: null },
  ],
  flavours: [{ id: 'sugar', name: 'Sucre', notes: [] }],
  shop: { name: 'Au four', opened: null },
}

/** Puts their files into a folder that is there. */
export async function writeSamples(folder: string) {
  for (const [kind, records] of Object.entries(facts)) {
    const text = `${JSON.stringify(records, null, 2)}\n`
    await writeFile(path.join(folder, `${kind}.json`), text)
  }
}

export function sampleConfig(folder: string): EditorConfig {
  return {
    registry: 'unused',
    renderer: 'unused',
    folder,
    first: [],
    judge: (files) => {
      const { cakes } = files
      return (Array.isArray(cakes) ? cakes : []).flatMap((each: unknown, index) =>
        Object(each).price === 13
          ? [
              {
                kind: 'cakes',
                index,
                path: ['price'],
                level: 'error' as const,
                stops: true,
                text: 'Treize porte malheur.',
                action: 'Changez le prix.',
              },
            ]
          : [],
      )
    },
    today: () => '2028-02-29',
    whereShown: () => [],
    fixed: () => [],
    references: () => ({}),
    files: {},
    publication: async () => ({ stops: [], looks: [] }),
    look: { font: '', wordmark: () => '' },
  }
}

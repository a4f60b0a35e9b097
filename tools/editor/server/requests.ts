import { z } from 'zod'

/** What the page may send; anything else is refused, a path above all. */
const record = {
  kind: z.string().max(100),
  id: z.string().max(200).nullable(),
  base: z.string().max(100).nullable(),
}

export const changeSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('save'), ...record, value: z.json() }),
  z.strictObject({ op: z.enum(['remove', 'raise', 'lower']), ...record }),
  z.strictObject({
    op: z.literal('restore'),
    kind: record.kind,
    version: z.string().max(100),
  }),
])

export const deliverySchema = z.strictObject({
  rule: z.string().max(100),
  name: z.string().max(300),
  /** In base 64. */
  content: z.base64(),
})

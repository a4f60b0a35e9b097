import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import type { EditorConfig } from '../config.ts'
import { attach } from './attach.ts'
import { WriteFault } from './files.ts'
import { readJson, Refusal, refuseOtherPages, refuseStrangers, sendJson } from './guard.ts'
import { askPublication } from './publication.ts'
import { changeSchema, deliverySchema } from './requests.ts'
import type { Store } from './store.ts'

/** Of a change, in bytes; a file comes in base 64. */
const limits = { change: 256 * 1024, file: 1_500_000 }

export type Served = {
  readonly store: Store
  readonly config: EditorConfig
  /** Of the project. */
  readonly root: string
  /** Draws the pages anew once a fact has changed. */
  readonly pages: { draw(): Promise<void> }
}

const statuses = { done: 200, conflict: 409, refused: 422 } as const

/** Answers `/book`, `/versions`, `/publication`, `/change` and `/file` below an address. */
export async function answer(
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  { store, config, root, pages }: Served,
): Promise<void> {
  try {
    refuseStrangers(request)
    refuseOtherPages(request)
    const asked = `${request.method} ${address}`
    if (asked === 'GET /book') {
      await pages.draw()
      return sendJson(response, 200, await store.book())
    }
    if (asked === 'GET /versions') return sendJson(response, 200, await store.versions())
    if (asked === 'GET /publication') return sendJson(response, 200, await askPublication())
    if (asked === 'POST /change') {
      const outcome = await store.apply(await read(request, changeSchema, limits.change))
      return sendJson(response, statuses[outcome.status], outcome)
    }
    if (asked === 'POST /file') {
      const { content, ...rest } = await read(request, deliverySchema, limits.file)
      const bytes = Buffer.from(content, 'base64')
      return sendJson(response, 200, await attach(config, root, { ...rest, bytes }))
    }
    throw new Refusal(404, 'Il n’y a rien à cette adresse.')
  } catch (error) {
    const [status, message] = refusalOf(error)
    // What was not read of the body is not waited for.
    if (status === 413) response.setHeader('connection', 'close')
    sendJson(response, status, { message })
  }
}

function refusalOf(error: unknown): readonly [number, string] {
  if (error instanceof Refusal) return [error.status, error.message]
  if (error instanceof WriteFault) return [507, error.message]
  console.error(error)
  return [500, 'L’édition a rencontré une erreur ; rien n’est perdu.']
}

async function read<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  limit: number,
): Promise<z.infer<Schema>> {
  const { success, data } = schema.safeParse(await readJson(request, limit))
  if (!success) throw new Refusal(400, 'Cette demande n’a pas la forme attendue.')
  return data
}

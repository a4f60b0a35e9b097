import type { Book, Change, Outcome, Publication, Version } from '../record.ts'
import type { Attached } from '../machine/types.ts'

/** Asks the server; rejects with a sentence for the owner. */
async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/__facts/api/${address}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    throw new Error(
      'L’édition ne répond plus : relancez « npm run edit ». Votre saisie est gardée ici.',
    )
  }
  const answer: Answer & { message?: string } = await response.json()
  if (![200, 409, 422].includes(response.status))
    throw new Error(answer.message ?? 'L’édition n’a pas pu répondre.')
  return answer
}

export const talk = {
  book: () => ask<Book>('book'),
  versions: () => ask<readonly Version[]>('versions'),
  publication: () => ask<Publication>('publication'),
  change: (change: Change) => ask<Outcome>('change', change),
  file: (rule: string, name: string, content: string) =>
    ask<Attached>('file', { rule, name, content }),
}

import { createServer } from 'node:http'
import { ask, type Answer } from './check-deployed/ask.ts'
import { listen } from './listen.ts'

export type Tamper = (answer: Answer, target: string) => Answer | Promise<Answer>

/** Serves what another server answers, changed; close it before the other. */
export async function startTampered(origin: string, tamper: Tamper) {
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request
    const named = Object.entries(request.headersDistinct)
    const headers = named.map(([name, values]) => [name, values?.join(', ') ?? ''])
    const question = { method, headers: Object.fromEntries(headers) }
    void ask(origin, url, question)
      .then((answer) => tamper(answer, url))
      .then(({ status, headers: { 'content-length': length = '', ...kept }, body }) => {
        const head = method === 'HEAD' ? { 'content-length': length } : {}
        response.writeHead(status, { ...kept, ...head }).end(body)
      })
  })
  const { url, close } = await listen(server, 0)
  return { origin: url, close }
}

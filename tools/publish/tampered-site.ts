import { createServer } from 'node:http'
import { ask, joined, type Answer } from './ask.ts'
import { listen } from './listen.ts'

export type Tamper = (answer: Answer, target: string) => Answer

/** Serves what another server answers, changed; close it before the other. */
export async function startTampered(origin: string, tamper: Tamper) {
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headersDistinct } = request
    const question = { method, headers: joined(headersDistinct) }
    void ask(origin, url, question).then((answer) => {
      const { status, headers, body } = tamper(answer, url)
      const { 'content-length': length = '', ...kept } = headers
      const head = method === 'HEAD' ? { 'content-length': length } : {}
      response.writeHead(status, { ...kept, ...head }).end(body)
    })
  })
  const { url, close } = await listen(server, 0)
  return { origin: url, close }
}

import { createServer } from 'node:http'
import { sendRequest, joinHeaders, type HttpResponse } from './send-request.ts'
import { listen } from './listen.ts'

export type Tamper = (answer: HttpResponse, target: string) => HttpResponse

/**
 * Starts a proxy that modifies the responses of another server. Close the proxy before that server.
 * @param maxHeaderSize the maximum size of request headers in bytes
 */
export async function startTamperingProxy(
  origin: string,
  tamper: Tamper,
  maxHeaderSize?: number,
) {
  const server = createServer({ maxHeaderSize }, (request, response) => {
    const { url = '/', method = 'GET', headersDistinct } = request
    const options = { method, headers: joinHeaders(headersDistinct) }
    void sendRequest(origin, url, options).then((answer) => {
      const { status, headers, body } = tamper(answer, url)
      const { 'content-length': contentLength = '', ...otherHeaders } = headers
      const headHeaders = method === 'HEAD' ? { 'content-length': contentLength } : {}
      response.writeHead(status, { ...otherHeaders, ...headHeaders }).end(body)
    })
  })
  const { url, close } = await listen(server, 0)
  return { origin: url, close }
}

import { createServer } from 'node:http'
import os from 'node:os'
import { expect, test } from 'vitest'
import { findFreePort, listen, assertPortIsFree } from './listen.ts'
import { sendRequest } from './send-request.ts'

const hasIpv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]

test.each(hosts)('reports a port that is taken on %s', async (host) => {
  const port = await findFreePort()
  const occupant = await listen(createServer(), port, host)
  await expect(assertPortIsFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is already taken. Stop the program that uses it, or set another port with PORT=….`,
  )
  await occupant.close()
  await expect(assertPortIsFree(port, 'PORT')).resolves.toBeUndefined()
})

test.each(hosts)('sends a request to %s', async (host) => {
  const port = await findFreePort()
  const server = createServer((_request, response) => response.end('OK'))
  const { close } = await listen(server, port, host)
  const authority = host.includes(':') ? `[${host}]` : host
  const response = await sendRequest(`http://${authority}:${port}`, '/')
  expect(String(response.body)).toBe('OK')
  await close()
})

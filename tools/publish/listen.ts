import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/**
 * Starts a server; `close` ends it with the connections it still holds.
 * @param port 0 for any free port
 */
export async function listen(server: Server, port: number, host = '127.0.0.1') {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actualPort}`,
    close() {
      server.closeAllConnections()
      return server[Symbol.asyncDispose]()
    },
  }
}

/**
 * @param variable the environment variable that chooses another port
 * @throws one sentence when something already answers on either loopback address
 */
export async function assertPortIsFree(port: number, variable: string) {
  for (const host of ['127.0.0.1', '::1'])
    await listen(createServer(), port, host).then(
      (probe) => probe.close(),
      (error: NodeJS.ErrnoException) => {
        // A machine without IPv6 has no ::1 to be taken.
        if (error.code !== 'EADDRINUSE') return
        throw new Error(
          `Port ${port} is already taken. Stop what uses it, or choose another with ${variable}=….`,
        )
      },
    )
}

/**
 * A free port for a program that cannot be told to take any. It is below those that a system
 * gives to whoever asks for any, so that no other server or connection takes it in between.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return listen(createServer(), port).then(
    ({ close }) => close().then(() => port),
    () => findFreePort(),
  )
}

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/**
 * Starts a server. The returned function `close` stops the server and closes its open connections.
 * @param port the port, or 0 for any free port
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
 * Checks that a port is free on the IPv4 and IPv6 loopback addresses.
 * @param variable the environment variable that sets another port
 * @throws when another program listens on the port
 */
export async function assertPortIsFree(port: number, variable: string) {
  for (const host of ['127.0.0.1', '::1'])
    await listen(createServer(), port, host).then(
      (probe) => probe.close(),
      (error: NodeJS.ErrnoException) => {
        // On a computer without IPv6, listening on ::1 fails with another error code.
        if (error.code !== 'EADDRINUSE') return
        throw new Error(
          `Port ${port} is already taken. Stop the program that uses it, or set another port with ${variable}=….`,
        )
      },
    )
}

/**
 * Finds a free port for a program that cannot choose a port itself. The port is below the ephemeral
 * range of the operating system, so that no outgoing connection takes it before the program starts.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return listen(createServer(), port).then(
    ({ close }) => close().then(() => port),
    () => findFreePort(),
  )
}

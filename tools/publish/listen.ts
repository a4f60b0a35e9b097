import { createServer, type Server } from 'node:http'

export type RunningServer = {
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a server and closes it with the connections it still holds.
 * @param port 0 for any free port
 * @throws one sentence when the port is taken
 */
export async function listen(
  server: Server,
  port: number,
  host = '127.0.0.1',
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param variable the environment variable that chooses another port
 * @throws one sentence when something already answers on either loopback address
 */
export async function refuseTakenPort(port: number, variable: string) {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      const probe = await listen(createServer(), port, host)
      await probe.close()
    } catch (error) {
      // A machine without IPv6 has no ::1 to be taken.
      if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') continue
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `${reason} Stop what uses it, or choose another with ${variable}=….`,
        {
          cause: error,
        },
      )
    }
  }
}

function explain(error: Error, port: number) {
  return codeOf(error) === 'EADDRINUSE'
    ? new Error(`Port ${port} is already taken.`, { cause: error })
    : error
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

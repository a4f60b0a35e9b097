import { randomInt } from 'node:crypto'
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
    server.once('error', (error) =>
      reject(
        codeOf(error) === 'EADDRINUSE'
          ? new Error(`Port ${port} is already taken.`, { cause: error })
          : error,
      ),
    )
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
  for (const host of ['127.0.0.1', '::1'])
    await listen(createServer(), port, host).then(
      (probe) => probe.close(),
      (error: unknown) => {
        // A machine without IPv6 has no ::1 to be taken.
        if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) return
        const { message } = error instanceof Error ? error : new Error(String(error))
        const advice = `Stop what uses it, or choose another with ${variable}=….`
        throw new Error(`${message} ${advice}`, { cause: error })
      },
    )
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * A free port for a program that cannot be told to take any. It is below those that a system
 * gives to whoever asks for any, so that no other server or connection takes it in between.
 * @throws what the last of `tries` ports answered
 */
export async function freePort(tries = 10): Promise<number> {
  const port = randomInt(20_000, 30_000)
  try {
    const { close } = await listen(createServer(), port)
    await close()
    return port
  } catch (error) {
    if (tries === 1) throw error
    return freePort(tries - 1)
  }
}

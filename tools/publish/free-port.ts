import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from './listen.ts'

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

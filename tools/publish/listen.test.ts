import { createServer } from 'node:http'
import os from 'node:os'
import { expect, test } from 'vitest'
import { findFreePort, listen, assertPortIsFree } from './listen.ts'

const hasIpv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]

test.each(hosts)('a port taken on %s is named', async (host) => {
  const port = await findFreePort()
  const occupant = await listen(createServer(), port, host)
  await expect(assertPortIsFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is already taken. Stop what uses it, or choose another with PORT=….`,
  )
  await occupant.close()
  await expect(assertPortIsFree(port, 'PORT')).resolves.toBeUndefined()
})

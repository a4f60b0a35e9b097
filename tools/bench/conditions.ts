import type { CDPSession } from '@playwright/test'

/** A mid-range phone on Slow 4G: latency in ms, throughputs in bytes per second. */
export const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const
/** How many times slower than this machine the page's processor is. */
export const slowdown = 4
export const screen = { width: 412, height: 823 } as const

export const described =
  'Slow 4G (150 ms, 1.6 Mbps down, 750 kbps up), CPU 4× slower, 412 × 823, HTTP/2 with TLS, brotli 11, cold'

const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 } as const

export function slowNetwork(session: CDPSession) {
  return setNetwork(session, network)
}

export function freeNetwork(session: CDPSession) {
  return setNetwork(session, unlimited)
}

async function setNetwork(
  session: CDPSession,
  conditions: typeof network | typeof unlimited,
) {
  // An empty pattern: every request.
  const rule = { urlPattern: '', ...conditions }
  await session.send('Network.emulateNetworkConditionsByRule', {
    matchedNetworkConditions: [rule],
  })
}

/** @param rate how many times slower; 1 is as it is */
export async function slowProcessor(session: CDPSession, rate: number = slowdown) {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

import { requestTimeout } from '#machines/timeout.ts'

/** Settles like `promise`, or rejects after 15 s. */
export function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('a file took longer than 15 s')),
      requestTimeout,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

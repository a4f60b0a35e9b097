/** Milliseconds that a file or a document may take before the visitor is shown another way. */
export const loadTimeout = 15_000

/** Settles as `coming` does, or rejects once it has taken 15 s. */
export function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('a file took longer than 15 s')),
      loadTimeout,
    )
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

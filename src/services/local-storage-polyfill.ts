/**
 * Must be imported before anything that touches site storage: where the browser blocks it, merely
 * reading `localStorage` throws, and the e-mail client does so while it loads.
 */
try {
  void globalThis.localStorage
} catch {
  Object.defineProperty(globalThis, 'localStorage', {
    value: undefined,
    configurable: true,
  })
}

export {}

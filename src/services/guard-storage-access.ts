/**
 * Must be imported before anything that touches site storage: where the browser blocks it, merely
 * reading `localStorage` throws, and the e-mail client does so while it loads.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void globalThis[name]
  } catch {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true })
  }

/**
 * Must be imported before any module that reads site storage. If the browser blocks storage, even
 * reading `localStorage` throws, and the EmailJS client reads it while it loads.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void globalThis[name]
  } catch {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true })
  }

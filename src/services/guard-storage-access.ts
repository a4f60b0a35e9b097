/**
 * This module must be imported before any module that reads local storage. If the browser blocks storage,
 * even reading `localStorage` throws, and the EmailJS client reads it during its import.
 */
try {
  void globalThis.localStorage
} catch {
  Object.defineProperty(globalThis, 'localStorage', {
    value: undefined,
    configurable: true,
  })
}

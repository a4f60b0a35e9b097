/**
 * The oldest supported version of each browser, about three years old. The published code is compiled
 * for these versions, and tests search it for features that one of them lacks.
 */
export const oldestBrowsers = {
  chrome: 119,
  edge: 119,
  firefox: 115,
  safari: 17,
  ios: 17,
} as const

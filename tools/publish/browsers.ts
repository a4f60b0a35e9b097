/**
 * The oldest version of each browser that the site works in with script: what came out three
 * years ago. What ships is compiled for them, and tests look for what they lack.
 */
export const oldestBrowsers = {
  chrome: 119,
  edge: 119,
  firefox: 115,
  safari: 17,
  ios: 17,
} as const

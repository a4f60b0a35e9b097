export const savesData = () =>
  navigator.connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches

export function whenIdle(work: () => void) {
  const wait = () =>
    // Some versions of Safari have no requestIdleCallback.
    'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

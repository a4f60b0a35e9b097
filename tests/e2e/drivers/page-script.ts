/**
 * What the user driver asks of a page, on any deployment of the site: there the machines
 * tell nothing, so that a change of the document stands for a transition.
 */
export async function recordingScript(): Promise<string> {
  return `(${watchPage.toString()})()`
}

/** Runs in the page: it uses nothing but the page's globals. */
function watchPage(): void {
  const send = globalThis.fetch.bind(globalThis)
  let posted = 0
  let changes = 0
  const watch = new MutationObserver(({ length }) => {
    changes += length
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true })
  globalThis.fetch = (...request) => {
    const [asked] = request
    const address = asked instanceof Request ? asked.url : asked.toString()
    if (address.endsWith('/email/send')) posted += 1
    return send(...request)
  }
  globalThis.recording = {
    takeTransitions: () => [],
    countTransitions: () => changes,
    countPosted: () => posted,
    rest: async () => {
      for (let turn = 0; turn < 2; turn += 1)
        await scheduler.postTask(() => {}, { priority: 'background' })
    },
  }
}

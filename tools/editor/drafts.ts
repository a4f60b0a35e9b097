/**
 * Unsaved input in the browser's stores, which may be full, broken or blocked. The editor's machine keeps
 * the input as well, so that a failed operation loses no text.
 */
import type { Draft, Drafts } from './editor-machine.ts'

/** All tabs share the local storage. The session storage contains the input of one tab. */
type StoreName = 'localStorage' | 'sessionStorage'
type Store = Omit<Storage, 'clear'>

/**
 * @param folder the facts that the drafts belong to; several folders may be edited on one port
 * @param stores the window, whose properties may throw
 */
export function openDraftStore(folder: string, stores: Readonly<Record<StoreName, Store>>) {
  let stored: Drafts = {}
  /** Runs an operation on both stores. Returns false if one of them failed. */
  function tryBoth(operation: (store: Store) => void) {
    let isWorking = true
    for (const name of ['localStorage', 'sessionStorage'] as const)
      try {
        operation(stores[name])
      } catch {
        isWorking = false
      }
    return isWorking
  }

  /** Reads the drafts. Those of this tab have priority over those of other tabs. */
  function read() {
    const drafts: Record<string, Draft> = {}
    const isWorking = tryBoth((store) => {
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
      for (const key of keys.filter((each) => each.startsWith(`${folder}#/`)))
        drafts[key.slice(folder.length)] = JSON.parse(store.getItem(key) ?? '')
    })
    stored = drafts
    return { drafts: stored, isWorking }
  }

  /** Stores the drafts that differ from the stored ones. Returns false if that failed. */
  function write(drafts: Drafts) {
    const changed = Object.keys({ ...stored, ...drafts }).filter(
      (href) => drafts[href] !== stored[href],
    )
    stored = drafts
    return tryBoth((store) => {
      for (const href of changed) {
        const { [href]: draft } = drafts
        if (draft) store.setItem(folder + href, JSON.stringify(draft))
        else store.removeItem(folder + href)
      }
    })
  }

  return { read, write }
}

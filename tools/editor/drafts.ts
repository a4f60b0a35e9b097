/**
 * Keeps unsaved input in the local storage and the session storage, which may be full, broken or blocked.
 * The editor's machine keeps the input as well, so that a failed operation loses no text.
 */
import type { Draft, Drafts } from './editor-machine.ts'

/** All tabs share the local storage. The session storage contains the input of one tab. */
const storeNames = ['localStorage', 'sessionStorage'] as const
type Store = Record<string, string>
type Stores = Readonly<Record<(typeof storeNames)[number], Store>>

function succeeds(operation: () => void) {
  try {
    operation()
    return true
  } catch {
    return false
  }
}

/**
 * @param folder the folder of the edited facts. It is part of each key, because several editors may share a port.
 * @param stores the window, whose storage properties throw if storage is blocked
 */
export function openDraftStore(folder: string, stores: Stores) {
  let stored: Readonly<Record<string, Partial<Draft>>> = {}
  /** The texts that this tab has read from each store or written to it. */
  const ownTexts: Stores = { localStorage: {}, sessionStorage: {} }
  /** Runs an operation on both stores. Returns whether it succeeded on both. */
  const tryBoth = (operation: (store: Store, own: Store) => void) =>
    storeNames
      .map((name) => succeeds(() => operation(stores[name], ownTexts[name])))
      .every(Boolean)

  /** Reads the drafts. Those of this tab have priority over those of other tabs. */
  function read() {
    const drafts: Record<string, Draft> = {}
    tryBoth((store, own) => {
      for (const [key, text] of Object.entries(store))
        if (key.startsWith(`${folder}#/`))
          // A damaged draft does not hide the others.
          succeeds(() => {
            own[key] = text
            const { baseRevision = null, value }: Partial<Draft> = JSON.parse(text)
            // The other tab saves this draft as its record. Without its key, this tab creates another one.
            if (own === ownTexts.localStorage) Reflect.deleteProperty(Object(value), 'key')
            if (value !== undefined)
              drafts[key.slice(folder.length)] = { baseRevision, value }
          })
    })
    stored = drafts
    return drafts
  }

  /** Stores changed drafts and deletes removed ones. Returns false if an operation failed on a store. */
  function write(drafts: Drafts) {
    const hrefs = Object.keys({ ...stored, ...drafts })
    const changed = hrefs.filter((href) => drafts[href] !== stored[href])
    const failed = changed.filter(
      (href) =>
        !tryBoth((store, own) => {
          const key = folder + href
          if (drafts[href]) own[key] = store[key] = JSON.stringify(drafts[href])
          // A draft that another tab has replaced is kept, because that tab still needs it.
          else if (store[key] === own[key]) delete store[key]
        }),
    )
    // A copy is not identical to the draft, so the next call tries the change again.
    const copies = failed.map((href) => [href, { ...drafts[href] }] as const)
    stored = { ...drafts, ...Object.fromEntries(copies) }
    // The empty operation fails if a store is blocked.
    return tryBoth(() => {}) && failed.length === 0
  }

  /** Returns whether another tab has replaced or deleted a stored draft, so that only this tab has it. */
  const isReplaced = (drafts: Drafts) =>
    Object.keys(drafts).some(
      (href) => stores.localStorage[folder + href] !== ownTexts.localStorage[folder + href],
    )

  return { read, write, isReplaced }
}

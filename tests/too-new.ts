import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '#tools/publish/publish.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

const { ios, ...desktop } = oldestBrowsers
const versions = Object.entries({ ...desktop, safari_ios: ios })

/** What every page may meet: a name of other interfaces is more likely one of our own. */
const pageInterfaces = new Set(
  `
    Window Navigator History Location Performance Clipboard Document Node Element
    HTMLElement ShadowRoot DOMTokenList HTMLFormElement HTMLInputElement
    HTMLTextAreaElement HTMLButtonElement HTMLAnchorElement HTMLDetailsElement
    HTMLDialogElement HTMLTemplateElement EventTarget Event UIEvent MouseEvent
    PointerEvent ToggleEvent AbortController AbortSignal Request Response Headers
    FormData URL URLSearchParams MediaQueryList CSSStyleSheet Range Selection
    IntersectionObserver MutationObserver ResizeObserver
  `.match(/\w+/g),
)

type Entry = { owner: string; name: string; isLacking: boolean; isTold: boolean }

function entriesOf(tree: object, isTold: (owner: string) => boolean): Entry[] {
  return Object.entries(tree).flatMap(([owner, members]: [string, object]) =>
    Object.entries(members).flatMap(([key, member]) => {
      const compat: CompatStatement | undefined =
        key === '__compat' ? member : member.__compat
      if (compat === undefined) return []
      const name = key === '__compat' ? owner : key.replace(/_(?:static|event)$/, '')
      return [{ owner, name, isLacking: isLacking(compat), isTold: isTold(owner) }]
    }),
  )
}

function isLacking({ support }: CompatStatement) {
  return versions.some(
    ([browser, version]) =>
      ![Object.entries(support).find(([name]) => name === browser)?.[1] ?? []]
        .flat()
        .some(
          (said) =>
            !said.flags &&
            !said.prefix &&
            !said.alternative_name &&
            !said.version_removed &&
            Number.parseFloat(String(said.version_added).replace('≤', '')) <= version,
        ),
  )
}

const entries = [
  ...entriesOf(data.javascript.builtins ?? {}, () => true),
  ...entriesOf(data.api, (owner) => pageInterfaces.has(owner)),
]
const known = new Set(entries.flatMap(({ isLacking, name }) => (isLacking ? [] : [name])))

/** What one of the oldest browsers lacks: members of `owner`, or the owner itself by its name. */
export const tooNew = entries.filter(({ isLacking, isTold }) => isLacking && isTold)

/** Their names, but for those that something older bears too. */
export const tooNewNames = new Set(
  tooNew.map(({ name }) => name).filter((name) => !known.has(name)),
)

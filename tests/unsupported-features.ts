import data, { type CompatStatement } from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from '#tools/publish/publish.ts'

const { ios, ...desktop } = oldestBrowsers
const versions = new Map(Object.entries({ ...desktop, safari_ios: ios }))

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

const entriesOf = (tree: object) =>
  Object.entries(tree).flatMap(([owner, members]: [string, object]) =>
    Object.entries(members).flatMap(([key, member]) => {
      const compat: CompatStatement | undefined =
        key === '__compat' ? member : member.__compat
      if (compat === undefined) return []
      const name = key === '__compat' ? owner : key.replace(/_(?:static|event)$/, '')
      return { owner, name, isLacking: isLacking(compat) }
    }),
  )

const reservations = ['flags', 'prefix', 'alternative_name', 'version_removed']

function isLacking({ support }: CompatStatement) {
  const having = Object.entries(support).filter(([browser, said]) =>
    [said].flat().some((each) => {
      const since = Number.parseFloat(String(each.version_added).replace('≤', ''))
      const isWhole = reservations.every((name) => !(name in each))
      return isWhole && since <= (versions.get(browser) ?? 0)
    }),
  )
  return having.length < versions.size
}

const builtins = entriesOf(data.javascript.builtins ?? {})
const interfaces = entriesOf(data.api)
const known = new Set(
  [...builtins, ...interfaces].flatMap(({ isLacking, name }) => (isLacking ? [] : name)),
)

/** What one of the oldest browsers lacks: members of `owner`, or the owner itself by its name. */
export const unsupportedFeatures = [
  ...builtins,
  ...interfaces.filter(({ owner }) => pageInterfaces.has(owner)),
].filter(({ isLacking }) => isLacking)

/** Their names, but for those that something older bears too. */
export const unsupportedNames = new Set(
  unsupportedFeatures.map(({ name }) => name).filter((name) => !known.has(name)),
)

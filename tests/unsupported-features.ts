import data, { type CompatStatement } from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from '#tools/publish/publish.ts'

const { ios, ...desktop } = oldestBrowsers
const versions = new Map(Object.entries({ ...desktop, safari_ios: ios }))

/** Interfaces whose members are checked. Names that equal members of other interfaces are usually our own. */
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

const listFeatures = (tree: object) =>
  Object.entries(tree).flatMap(([owner, members]: [string, object]) =>
    Object.entries(members).flatMap(([key, member]) => {
      const compat: CompatStatement | undefined =
        key === '__compat' ? member : member.__compat
      if (compat === undefined) return []
      const name = key === '__compat' ? owner : key.replace(/_(?:static|event)$/, '')
      return { owner, name, isUnsupported: isUnsupported(compat) }
    }),
  )

/** Properties of a support statement that limit the support. */
const limitations = ['flags', 'prefix', 'alternative_name', 'version_removed']

function isUnsupported({ support }: CompatStatement) {
  const supporting = Object.entries(support).filter(([browser, statements]) =>
    [statements].flat().some((statement) => {
      const since = Number.parseFloat(String(statement.version_added).replace('≤', ''))
      const isComplete = limitations.every((name) => !(name in statement))
      return isComplete && since <= (versions.get(browser) ?? 0)
    }),
  )
  return supporting.length < versions.size
}

const builtins = listFeatures(data.javascript.builtins ?? {})
const interfaces = listFeatures(data.api)
const supportedNames = new Set(
  [...builtins, ...interfaces].flatMap(({ isUnsupported, name }) =>
    isUnsupported ? [] : name,
  ),
)

/**
 * Features that at least one of the oldest supported browsers lacks: built-ins of JavaScript, interfaces in
 * `pageInterfaces`, and members of both. `name` is a member of `owner`, or `owner` itself.
 */
export const unsupportedFeatures = [
  ...builtins,
  ...interfaces.filter(({ owner }) => pageInterfaces.has(owner)),
].filter(({ isUnsupported }) => isUnsupported)

/** Names of unsupported features, except names that a supported feature shares. */
export const unsupportedNames = new Set(
  unsupportedFeatures.map(({ name }) => name).filter((name) => !supportedNames.has(name)),
)

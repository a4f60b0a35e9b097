/** Rebuilds drawings from basic shapes, so that they contain no script and need no style sheet. */
import sanitize from 'sanitize-html'

const containerTags = ['svg', 'g', 'image']
const shapeTags = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const allowedTags = [...containerTags, ...shapeTags]
const layoutAttributes = ['xmlns', 'viewBox', 'width', 'height', 'd', 'points', 'transform']
const positionAttributes = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry']
const fillAttributes = ['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'opacity']
const colorAttributes = ['color', 'display', 'visibility', 'paint-order', 'vector-effect']
const strokeAttributes = [
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
]
/** CSS properties that are attributes too. */
const styleAttributes = [...fillAttributes, ...colorAttributes, ...strokeAttributes]
const allowedAttributes = [...layoutAttributes, ...positionAttributes, ...styleAttributes]
/** Elements without visible content. They are removed, and the drawing is accepted. */
const ignoredTags = [
  'metadata',
  'title',
  'desc',
  'defs',
  'script',
  'style',
  'linearGradient',
  'stop',
]

/** CSS properties without effect on basic shapes: those of text, editors and rendering speed. */
const ignoredProperties =
  /^(?:-|font|text|line-height$|letter-|word-|white-space|writing-|direction|baseline-|dominant-|unicode-|shape-|image-|color-|solid-|stop-|flood-|lighting-|enable-background|marker$)/
/** Values that are the default of any property, or mean it. */
const defaultValues = /^(?:none|normal|auto|inherit|initial|baseline|0|accumulate|visible)$/
/** Attributes that change the look, but that the rebuilt drawing would not contain. */
const lostAttributes =
  /^(?:clip-path|mask|filter|marker-\w+|mix-blend-mode|href|xlink:href)$/

type Rule = { readonly selector: string; readonly style: string; readonly rank: number }

/** A drawing, or the French name of the part that prevents its display. */
type Sanitized = { readonly svg: string } | { readonly problem: string }

/**
 * Rebuilds a drawing. Styles become attributes, because the policy of the site blocks styles in drawings.
 * The drawing is refused if visible content would be lost.
 */
export function sanitizeDrawing(source: string): Sanitized {
  const problems: string[] = []
  const rules = parseStyleSheets(source, problems)
  const svg = sanitize(source.replace(/^\ufeff/, ''), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes, image: ['href'] },
    allowedSchemes: ['data'],
    nonTextTags: ignoredTags,
    parser: { xmlMode: true },
    transformTags: {
      '*': (tagName, attributes) => {
        const isIgnored = ignoredTags.includes(tagName) || tagName.includes(':')
        if (isIgnored) return { tagName, attribs: {} }
        const attribs = {
          ...attributes,
          ...findStyle(tagName, attributes, rules, problems),
        }
        problems.push(...findLosses(tagName, attribs))
        return { tagName, attribs }
      },
    },
  }).trim()
  if (!/^<svg\b[^>]*\bviewBox=/.test(svg)) problems.push('l’absence de cadre « viewBox »')
  const [problem] = problems
  return problem === undefined ? { svg: `${svg}\n` } : { problem }
}

/** Parses the rules of all style sheets, in the order in which they apply. */
function parseStyleSheets(source: string, problems: string[]): readonly Rule[] {
  const css = [...source.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)]
    .map(([, content = '']) => content)
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|<!\[CDATA\[|\]\]>/g, '')
  const rulePattern = /([^{}]+)\{([^{}]*)\}/g
  const rest = css.replaceAll(rulePattern, '').trim()
  if (rest) problems.push(`le style « ${rest} »`)
  return [...css.matchAll(rulePattern)]
    .flatMap(([, selectors = '', style = '']) =>
      selectors.split(',').map((each) => {
        const selector = each.trim()
        // Selectors that depend on other elements are not supported.
        if (!/^(?:\*|[\w-]+)?(?:[.#][\w-]+)?$/.test(selector))
          problems.push(`le style « ${selector} »`)
        const rank = selector.includes('#') ? 2 : Number(selector.includes('.'))
        return { selector, style, rank }
      }),
    )
    .toSorted((one, other) => one.rank - other.rank)
}

type Attributes = Readonly<Record<string, string>>

/** Returns the declarations of an element as attributes. Inline styles have priority over rules. */
function findStyle(
  tag: string,
  { id, class: classes = '', style = '' }: Attributes,
  rules: readonly Rule[],
  problems: string[],
): Attributes {
  const names = ['', `#${id}`, ...classes.split(/\s+/).map((each) => `.${each}`)]
  const selectors = names.flatMap((name) => [name, `*${name}`, `${tag}${name}`])
  const styles = rules.filter(({ selector }) => selectors.includes(selector))
  const declarations = [...styles.map((rule) => rule.style), style]
    .join(';')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const [, property = '', value = ''] = /^([\w-]+)\s*:\s*(.+)$/.exec(declaration) ?? []
      const isAttribute = styleAttributes.includes(property)
      if (isAttribute && !/!|var\(/.test(value)) return [[property, value]]
      if (!ignoredProperties.test(property) && !defaultValues.test(value))
        problems.push(`le style « ${declaration} »`)
      return []
    }),
  )
}

/** Describes the visible parts of an element that the rebuilt drawing would not contain. */
function findLosses(tag: string, attributes: Attributes): readonly string[] {
  if (!allowedTags.includes(tag)) return [`l’élément « ${tag} »`]
  return Object.entries(attributes).flatMap(([name, value]) => {
    // A photograph is embedded as a data URL and needs no request.
    const isPhotograph =
      `${tag} ${name}` === 'image href' && /^data:image\/(?:png|jpeg);/.test(value)
    const isLost = lostAttributes.test(name) && value !== 'none' && !isPhotograph
    const isReference = allowedAttributes.includes(name) && /url\(/i.test(value)
    return isLost || isReference ? [`« ${name}="${value.slice(0, 40)}" »`] : []
  })
}

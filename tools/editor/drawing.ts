/** Rebuilds drawings from basic shapes, so that they contain no script and need no style sheet. */
import { type CustomPlugin, optimize, type XastChild, type XastParent } from 'svgo'

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
/** SVG presentation attributes, which are also CSS properties. */
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

/** At-rules and pseudo-classes, which cannot become attributes. */
const unsupportedRule = /@[^{;]+|[^{}]+:[^{}]*(?=\{)/

/** A drawing, or the French name of the part that prevents its display. */
type Sanitized = { readonly svg: string } | { readonly problem: string }
const textNodes = ['doctype', 'instruction', 'comment', 'cdata', 'text']
type Attributes = Readonly<Record<string, string>>

/**
 * Rebuilds a drawing. Styles become attributes, because the policy of the site blocks styles in drawings.
 * The drawing is refused if visible content would be lost.
 */
export function sanitizeDrawing(source: string): Sanitized {
  const problems: string[] = []
  const rebuild: CustomPlugin = {
    name: 'rebuild',
    fn: () => ({
      ...Object.fromEntries(textNodes.map((type) => [type, { enter: remove }])),
      element: {
        enter(node, parent) {
          const { name, attributes, children } = node
          if (name === 'style') problems.push(...findUnsupportedRules(children))
          if (ignoredTags.includes(name) || name.includes(':')) remove(node, parent)
          else problems.push(...findLosses(name, attributes))
          node.attributes = Object.fromEntries(
            Object.entries(attributes).filter(
              ([key]) =>
                allowedAttributes.includes(key) || `${name} ${key}` === 'image href',
            ),
          )
        },
      },
    }),
  }
  const inlineStyles = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const
  try {
    const { data } = optimize(source.replace(/^\ufeff/, ''), {
      plugins: [inlineStyles, 'convertStyleToAttrs', rebuild],
      js2svg: { finalNewline: true },
    })
    if (!/^<svg\b[^>]*\bviewBox=/.test(data))
      problems.push('l’absence de cadre « viewBox »')
    const [problem] = problems
    return problem === undefined ? { svg: data } : { problem }
  } catch {
    return { problem: 'une erreur d’écriture dans le fichier' }
  }
}

function remove(node: XastChild, parent: XastParent) {
  parent.children = parent.children.filter((each) => each !== node)
}

function findUnsupportedRules(children: readonly XastChild[]) {
  const css = children.map((each) => ('value' in each ? each.value : '')).join('')
  const [rule] = unsupportedRule.exec(css) ?? []
  return rule === undefined ? [] : [`le style « ${rule.trim()} »`]
}

/** Describes the visible parts of an element that the rebuilt drawing would not contain. */
function findLosses(tag: string, { style = '', ...attributes }: Attributes) {
  if (!allowedTags.includes(tag)) return [`l’élément « ${tag} »`]
  const styles = style.split(';').filter((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((each) => each.trim())
    return value && !ignoredProperties.test(property) && !defaultValues.test(value)
  })
  const lost = Object.entries(attributes).filter(([name, value]) => {
    // A photograph is embedded as a data URL and needs no request.
    const isPhotograph =
      `${tag} ${name}` === 'image href' && /^data:image\/(?:png|jpeg);/.test(value)
    const isReference = allowedAttributes.includes(name) && /(?:url|var)\(/i.test(value)
    return isReference || (lostAttributes.test(name) && value !== 'none' && !isPhotograph)
  })
  return [
    ...styles.map((declaration) => `le style « ${declaration} »`),
    ...lost.map(([name, value]) => `« ${name}="${value.slice(0, 40)}" »`),
  ]
}

/** Rebuilds drawings from basic shapes, so that they contain no script and need no style sheet. */
import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo'

const allowedTags = /^(?:svg|g|image|path|rect|circle|ellipse|line|polyline|polygon)$/
/** Elements without visible content. They are removed, and the drawing is accepted. */
const ignoredTags = /^(?:metadata|title|desc|defs|script|linearGradient|stop)$|:/

const geometryAttributes =
  /^(?:xmlns|viewBox|width|height|d|points|transform|[xy][12]?|c[xy]|r[xy]?)$/
/** SVG presentation attributes, which are also CSS properties. */
const styleAttributes =
  /^(?:color|display|visibility|opacity|clip-rule|paint-order|vector-effect|fill(?:-\w+)?|stroke(?:-\w+)?)$/
const isAllowed = (attribute: string) =>
  geometryAttributes.test(attribute) || styleAttributes.test(attribute)

/** CSS properties without effect on basic shapes: those of text, editors and rendering speed. */
const ignoredProperties =
  /^(?:-|font|text|line-height$|letter-|word-|white-space|writing-|direction|baseline-|dominant-|unicode-|shape-|image-|color-|solid-|stop-|flood-|lighting-|enable-background|marker$)/
/** Values with which a CSS property has no effect, such as its default. */
const defaultValues = /^(?:none|normal|auto|inherit|initial|baseline|0|accumulate|visible)$/
/** Attributes that change the look, but that the rebuilt drawing would not contain. */
const lostAttributes =
  /^(?:clip-path|mask|filter|marker-\w+|mix-blend-mode|href|xlink:href)$/

/** At-rules and pseudo-classes, which cannot become attributes. */
const unsupportedRule = /@[^{;]+|[^{}]+:[^{}]*(?=\{)/

/** A drawing, or the French name of the part that prevents its display. */
type Sanitized = { readonly svg: string } | { readonly problem: string }

/**
 * Rebuilds a drawing. Styles become attributes, because the policy of the site blocks styles in drawings.
 * The drawing is refused if visible content would be lost.
 */
export function sanitizeDrawing(source: string): Sanitized {
  const problems: string[] = []
  const rebuild: CustomPlugin = {
    name: 'rebuild',
    fn: () => ({
      root: { enter: removeInvisible },
      element: {
        enter(node) {
          problems.push(...findLosses(node))
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes).filter(
              ([key]) => isAllowed(key) || `${node.name} ${key}` === 'image href',
            ),
          )
          removeInvisible(node)
        },
      },
    }),
  }
  const inlineStyles = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const
  try {
    const { data } = optimize(source.replace(/^\ufeff/, ''), {
      plugins: [inlineStyles, 'convertStyleToAttrs', rebuild, 'removeStyleElement'],
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

function removeInvisible(parent: XastParent) {
  parent.children = parent.children.filter(
    (each) => each.type === 'element' && !ignoredTags.test(each.name),
  )
}

/** Describes the visible parts of an element that the rebuilt drawing would not contain. */
function findLosses({ name: tag, attributes, children }: XastElement) {
  if (tag === 'style') {
    const css = children.map((each) => ('value' in each ? each.value : '')).join('')
    return (unsupportedRule.exec(css) ?? []).map((rule) => `le style « ${rule.trim()} »`)
  }
  if (!allowedTags.test(tag)) return [`l’élément « ${tag} »`]
  const { style = '', ...others } = attributes
  const styles = style.split(';').filter((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((each) => each.trim())
    return value && !ignoredProperties.test(property) && !defaultValues.test(value)
  })
  const lost = Object.entries(others).filter(([name, value]) => {
    // A photograph is accepted if it is embedded as a data URL, because it needs no request.
    const isPhotograph =
      `${tag} ${name}` === 'image href' && /^data:image\/(?:png|jpeg);/.test(value)
    const isReference = isAllowed(name) && /(?:url|var)\(/i.test(value)
    return isReference || (lostAttributes.test(name) && value !== 'none' && !isPhotograph)
  })
  return [
    ...styles.map((declaration) => `le style « ${declaration} »`),
    ...lost.map(([name, value]) => `« ${name}="${value.slice(0, 40)}" »`),
  ]
}

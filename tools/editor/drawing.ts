/** Reduces uploaded drawings to basic shapes, which pages can inline, or embeds them as images. */
import { optimize } from 'svgo'

const namespace = 'xmlns="http://www.w3.org/2000/svg"'

const anyOf = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`

/** Prefixes of style properties with at most a slight effect on basic shapes, such as text properties. */
const ignoredStyle = anyOf(
  '-|font|text|line-height|letter-|word-|white-space|writing-|direction|baseline-|dominant-',
  'unicode-|shape-|image-|color-|solid-|stop-|flood-|lighting-|overflow|enable-',
)
/** Parts of an SVG file that have no effect, or at most a slight one, on how browsers draw its basic shapes. */
const ignored = new RegExp(
  anyOf(
    // processing instructions, comments and the document type
    String.raw`<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?>`,
    // elements without visible content, and those of drawing programs
    String.raw`<(title|desc|metadata|style|defs|linearGradient|\w+:\w+)\b(?:[^>]*/>|[^>]*>[^]*?</\1>)`,
    // attributes and styles without effect
    String.raw` (?:id|class|version|role|data-|aria-|(?!xlink)\w+:|${ignoredStyle})[\w-]*="[^"]*"`,
    String.raw` style="(?:(?:${ignoredStyle}[^;"]*|[\w-]+:(?:none|normal|auto|visible|accumulate));?)*"`,
  ),
  'g',
)

const shape = anyOf('svg|g|image|path|rect|circle|ellipse|line|polyline|polygon')
const attribute = anyOf(
  'xmlns|viewBox|width|height|d|points|transform|[xy][12]?|c[xy]|r[xy]?',
  'color|display|visibility|opacity|clip-rule|paint-order|vector-effect',
  String.raw`(?:fill|stroke)(?:-\w+)?`,
)
/**
 * A tag of a basic shape. Its attributes have the same effect in every page, because they refer neither to other
 * elements nor to custom properties.
 */
const basicShape = new RegExp(
  String.raw`</?${shape}(?: (?:${attribute}="(?![^"]*(?:url|var)\()[^"]*"|href="data:image/(?:png|jpeg);[^"]*"))*/?>`,
  'gi',
)
/** A style sheet with a rule that `inlineStyles` could not apply, such as an at-rule. */
const unconvertedStyle = /<style(?![^>]*(?:\/>|>(?:[^:@[{}<]+\{[^{}]*\})*<\/style>))/
/** Matches a nested `<svg>`, a transformed root element, or a transformation with CSS units, such as `45deg`. */
const cssDependent = /(?:.<svg|^<svg[^>]* transform="|transform="[^"]*\d(?!e-?\d)[a-z%])/is
/** A reference to a file, or an `@import` rule. References within the drawing and to data are excluded. */
const externalFile = /(?:href="|url\(\s*['"]?|@import)(?!['"]?(?:#|data:))[^"')]*/i

/** The converted drawing, or a French phrase for the reason why it cannot be displayed. */
type Converted = { readonly svg: string } | { readonly problem: string }

/**
 * Converts a drawing without changing its look. Styles become attributes, because the policy of the site
 * blocks styles in inlined drawings. A drawing that needs more than basic shapes is embedded as an image.
 */
export function convertDrawing(source: string): Converted {
  if (source.includes('\ufffd')) return { problem: 'un encodage autre que l’UTF-8' }
  const inlineStyles = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const
  try {
    const named = source.replace(/<svg(?![^>]*\sxmlns=)/i, `<svg ${namespace}`)
    const { data } = optimize(named.replace(/^\ufeff/, ''), { plugins: ['removeScripts'] })
    const converted = optimize(data, {
      plugins: ['removeDimensions', inlineStyles, 'convertStyleToAttrs'],
    })
    // The numbers of a view box may be separated by commas.
    const shapes = converted.data
      .replaceAll(ignored, '')
      .replace(/(?<=<svg[^>]*\sviewBox=")[^"]+/, (box) =>
        box.trim().replaceAll(/[\s,]+/g, ' '),
      )
    const [, width, height] = /<svg[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)"/.exec(shapes) ?? []
    if (!width) return { problem: 'l’absence de cadre « viewBox »' }
    const isConverted = !unconvertedStyle.test(converted.data) && !cssDependent.test(shapes)
    if (isConverted && shapes.replaceAll(basicShape, '') === '') return { svg: shapes }
    const [external] = externalFile.exec(converted.data) ?? []
    if (external) return { problem: `la référence « ${external.slice(0, 40)} »` }
    const url = `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
    const image = `<image width="${width}" height="${height}" href="${url}"/>`
    return { svg: `<svg ${namespace} viewBox="0 0 ${width} ${height}">${image}</svg>` }
  } catch {
    return { problem: 'une erreur d’écriture dans le fichier' }
  }
}

import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import {
  dataHtml,
  headHtml,
  printFooterHtml,
  printHeaderHtml,
} from '#src/document/document-head.ts'
import { entryOf, everyPage, notFound, type PageEntry } from '#src/content/page-list.ts'
import {
  belowFoldMark,
  type RenderPass,
  RenderPassContext,
} from '#src/features/below-the-fold.tsx'
import { createPageLoader } from './page-loader.tsx'
import { createAppActor } from '#src/services/app-actor.ts'
import { pageUrlOf } from '#src/dom/page-head.ts'
import { viewFileOf } from './page-views.ts'
import { Root } from '#src/app/root.tsx'
import { GlobalStyle, PrintStyle } from '#src/theme/global-style.ts'

export { siteFiles } from '#src/document/site-files.ts'

/**
 * Renders styles into a sheet that the application never writes to: browsers recalculate styles and
 * layout of the whole page whenever a rule is added to the sheet that declares the fonts.
 */
function renderStaticStyles(style: ReactElement) {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(style))
  // Removes the attributes and comments by which styled-components would recognise the sheet as its own.
  const marks = /(?<=<style)[^>]*|data-styled[^}]*\}|\/\*!sc\*\/\n?/g
  return sheet.getStyleTags().replaceAll(marks, '')
}

const globalStyle = renderStaticStyles(<GlobalStyle />)
// HTML allows a style element in the body only inside an SVG.
const printStyle = `<div hidden><svg>${renderStaticStyles(<PrintStyle />)}</svg></div>`

const entries = [...everyPage, notFound]

export const paths: readonly string[] = entries.map(({ path }) => path)

/** Renders the parts of a page's HTML document, with the root actor at its initial snapshot. */
export async function render(path: string) {
  const entry = entryOf(path)
  const {
    rendered: pages,
    rest,
    styles,
  } = await (renderedPages[entry.page] ??= renderPagesLike(entry))
  const page = pages.get(entry.path)
  if (page === undefined) throw new Error(`${path} was not rendered`)
  const { head, html } = page
  const [start, ...end] = removeUnusedClasses(html, styles + rest).split(belowFoldMark)
  return {
    head: headHtml(head),
    top: printHeaderHtml,
    // The global styles, the styles above the fold and, if short, the other styles of the page.
    styles: globalStyle + styles,
    // `src/app/app.tsx` removes the `rest-styles` element before hydration.
    body: `${start}<div hidden id="rest-styles"><svg>${rest}</svg></div>${end.join('')}`,
    tail: printStyle + printFooterHtml(pageUrlOf(head.tags)) + dataHtml(head),
    // The modules that are needed to hydrate the page and to handle a first click at once.
    modules: [
      'src/app/app.tsx',
      viewFileOf(entry),
      'src/features/chat-view.tsx',
      'src/features/toast-view.tsx',
    ],
  }
}

const renderedPages: Partial<Record<string, ReturnType<typeof renderPagesLike>>> = {}

/**
 * Renders all pages with the same page id as `example`. They share their styles, because the content
 * security policy lists a hash of each style sheet.
 */
async function renderPagesLike(example: PageEntry) {
  const sheet = new ServerStyleSheet()
  const takeStyles = () => {
    const styles = sheet.getStyleTags()
    // The next call returns only the styles that are added after this call.
    sheet.instance.clearTag()
    return styles
  }
  try {
    // The pages have the same styles above the fold, so one render collects them.
    await renderPage(example.path, 'above the fold', sheet)
    const styles = takeStyles()
    const rendered = new Map<string, Awaited<ReturnType<typeof renderPage>>>()
    for (const { page, path } of entries)
      if (page === example.page) rendered.set(path, await renderPage(path, 'marked', sheet))
    const rest = takeStyles()
    // Short styles stay in one sheet: each sheet adds a hash to the policy, and hosts limit its length.
    return rest.length < 10_000
      ? { styles: (styles + rest).replace(/<\/style><style[^>]*>/, ''), rest: '', rendered }
      : { styles, rest, rendered }
  } finally {
    sheet.seal()
  }
}

async function renderPage(path: string, pass: RenderPass, sheet: ServerStyleSheet) {
  const app = createAppActor({ sendMessage: () => Promise.reject(new Error('prerender')) })
  const pages = createPageLoader(app)
  const { head } = await pages.load(path)
  const site = (
    <RenderPassContext value={pass}>
      <StaticRouter location={path}>
        <Root app={app} pages={pages} />
      </StaticRouter>
    </RenderPassContext>
  )
  const html = renderToString(sheet.collectStyles(<StrictMode>{site}</StrictMode>))
  return { head, html }
}

/**
 * Removes the component classes (`sc-…`) that no style refers to. styled-components adds one to every
 * styled element, and React compares classes during hydration only in development.
 */
function removeUnusedClasses(html: string, styles: string) {
  if (import.meta.env.DEV) return html
  const usedClasses = new Set(styles.match(/(?<=\.)sc-[\w-]+/g))
  return html.replaceAll(/(?<= class="[^"]*)sc-[\w-]+ /g, (name) =>
    usedClasses.has(name.trimEnd()) ? name : '',
  )
}

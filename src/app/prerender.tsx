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
import { pageViews } from './page-views.ts'
import { Root } from '#src/app/root.tsx'
import { GlobalStyle, PrintStyle } from '#src/theme/global-style.ts'

export { siteFiles } from '#src/document/site-files.ts'

/**
 * A sheet of its own, which the application never writes to: with each rule that is added to the
 * sheet of the fonts, browsers style and lay out the whole page anew.
 */
function renderStaticStyles(style: ReactElement) {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(style))
  // Without the marks by which the application would take it over.
  const marks = /(?<=<style)[^>]*|data-styled[^}]*\}|\/\*!sc\*\/\n?/g
  return sheet.getStyleTags().replaceAll(marks, '')
}

const globalStyle = renderStaticStyles(<GlobalStyle />)
// HTML has styles in the body only inside a drawing.
const printStyle = `<div hidden><svg>${renderStaticStyles(<PrintStyle />)}</svg></div>`

const entries = [...everyPage, notFound]

export const paths: readonly string[] = entries.map(({ path }) => path)

/** The complete content of one page's document, drawn with the root actor at its first snapshot. */
export async function render(path: string) {
  const entry = entryOf(path)
  const {
    drawn: pages,
    rest,
    styles,
  } = await (renderedPages[entry.page] ??= renderPagesLike(entry))
  const page = pages.get(entry.path)
  if (page === undefined) throw new Error(`${path} was not drawn`)
  const { head, html } = page
  const [start, ...end] = removeUnusedClasses(html, styles + rest).split(belowFoldMark)
  return {
    head: headHtml(head),
    top: printHeaderHtml,
    // Of what is above the fold; those below it stand in the body.
    styles: globalStyle + styles,
    // `src/app/app.tsx` takes it out again.
    body: `${start}<div hidden id="rest-styles"><svg>${rest}</svg></div>${end.join('')}`,
    tail: printStyle + printFooterHtml(pageUrlOf(head.tags) ?? '') + dataHtml(head),
    // What the page needs to hydrate, and to answer a press at once.
    modules: [
      'src/app/app.tsx',
      pageViews[entry.page].file,
      'src/features/chat-view.tsx',
      'src/features/toast-view.tsx',
    ],
  }
}

const renderedPages: Partial<Record<string, ReturnType<typeof renderPagesLike>>> = {}

/**
 * The pages of a view with their styles. Several of one view have the same, so that a policy that
 * admits all pages does not grow with the records.
 */
async function renderPagesLike(example: PageEntry) {
  const sheet = new ServerStyleSheet()
  const takeStyles = () => {
    const styles = sheet.getStyleTags()
    // What has been collected is not collected again.
    sheet.instance.clearTag()
    return styles
  }
  try {
    // What one of them shows at once, all do.
    await renderPage(example.path, 'above the fold', sheet)
    const styles = takeStyles()
    const drawn = new Map<string, Awaited<ReturnType<typeof renderPage>>>()
    for (const { page, path } of entries)
      if (page === example.page) drawn.set(path, await renderPage(path, 'marked', sheet))
    const rest = takeStyles()
    // Little comes at once: each sheet is a hash in the policy, whose length a host limits.
    return rest.length < 7000
      ? { styles: (styles + rest).replace(/<\/style><style[^>]*>/, ''), rest: '', drawn }
      : { styles, rest, drawn }
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
 * Every element of a styled component has a class by which the styles of others may name it. Most
 * are named by none, and React compares classes in development alone.
 */
function removeUnusedClasses(html: string, styles: string) {
  if (import.meta.env.DEV) return html
  const usedClasses = new Set(styles.match(/(?<=\.)sc-[\w-]+/g))
  return html.replaceAll(/(?<= class="[^"]*)sc-[\w-]+ /g, (name) =>
    usedClasses.has(name.trimEnd()) ? name : '',
  )
}

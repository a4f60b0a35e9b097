import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { fontPreload, headOf, tailOf } from './document-head.ts'
import { entryOf, loadPage, notFound, pages, sourceOf } from './routes.tsx'
import { createApp } from './services/app-actor.ts'
import { Root } from './root.tsx'

export { siteFiles } from './site-files.ts'

export const paths: readonly string[] = [...pages.map(({ path }) => path), notFound.path]

type Rendered = {
  /** Tags for the document's head, without styles. */
  head: string
  preload: string
  /** The `<style>` tags of exactly what the page draws. */
  styles: string
  body: string
  tail: string
  /** Sources whose chunks the page needs before it hydrates. */
  modules: readonly string[]
}

/** The complete content of one page's document, drawn with the root actor at its first snapshot. */
export async function render(path: string): Promise<Rendered> {
  const entry = entryOf(path)
  await loadPage(entry)
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={path}>
            <Root
              app={createApp({ sendMessage: () => Promise.reject(new Error('prerender')) })}
            />
          </StaticRouter>
        </StrictMode>,
      ),
    )
    return {
      head: headOf(entry),
      preload: fontPreload,
      styles: sheet.getStyleTags(),
      body,
      tail: tailOf(entry),
      modules: ['src/app.tsx', sourceOf(entry)],
    }
  } finally {
    sheet.seal()
  }
}

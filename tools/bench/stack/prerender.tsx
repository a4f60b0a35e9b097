import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { StackPage } from './page.tsx'

/** The page's styles, as a `<style>` tag, and the content of its root. */
export function render() {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location="/">
            <StackPage />
          </StaticRouter>
        </StrictMode>,
      ),
    )
    return { styles: sheet.getStyleTags(), body }
  } finally {
    sheet.seal()
  }
}

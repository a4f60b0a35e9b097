/** Runs in the page: puts every text into an element of its own, as translators do. */
export function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, option, svg')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

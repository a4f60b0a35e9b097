import {
  type LegalArticle,
  type LegalBlock,
  type LegalDocument,
  legalLabels,
} from '#src/content/legal-document.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Contents, LegalText } from '#src/ui/legal-layout.tsx'
import { PlainTitle } from '#src/ui/page-title.tsx'
import { Lead, Muted, Section } from '#src/ui/section.tsx'
import { Split } from '#src/ui/split.tsx'
import { InlineText } from './inline-text.tsx'
import type { PageView } from './page-view.tsx'

/** Together they are higher than a screen. */
const articlesAbove = 3

/**
 * The view of a page whose texts are one document: beside its table of contents, the first articles
 * in the opening. Its headings can be led to by `#id`.
 */
export function legalView<Texts>(
  documentIn: (content: Omit<Texts, 'head'>) => LegalDocument,
): PageView<Texts> {
  return {
    Opening({ content, children }) {
      const { title, lead, updated, articles } = documentIn(content)
      return (
        <>
          <PlainTitle>
            <h1 tabIndex={-1}>{title}</h1>
            <Lead>{lead}</Lead>
            <Muted>{updated}</Muted>
          </PlainTitle>
          <Section tight>
            <Split>
              <Contents as="nav" aria-label={legalLabels.contents}>
                <details>
                  <summary>
                    {legalLabels.contents}
                    <Icon name="chevron-down" />
                  </summary>
                  <ol role="list">
                    {articles.map((article) => (
                      <li key={article.id}>
                        <a href={`#${article.id}`}>
                          <span>{article.number !== null && `${article.number}.`}</span>{' '}
                          <span>{article.title}</span>
                        </a>
                      </li>
                    ))}
                  </ol>
                </details>
              </Contents>
              <LegalText>
                {articles.slice(0, articlesAbove).map(drawArticle)}
                {children}
              </LegalText>
            </Split>
          </Section>
        </>
      )
    },
    Rest: ({ content }) =>
      documentIn(content).articles.slice(articlesAbove).map(drawArticle),
  }
}

function drawArticle({ id, number, title, blocks }: LegalArticle) {
  return (
    <section key={id}>
      <h2 id={id} tabIndex={-1}>
        {number === null ? title : `${legalLabels.article}\u00A0${number} – ${title}`}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id} tabIndex={-1}>
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul role="list">
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      )
  }
}

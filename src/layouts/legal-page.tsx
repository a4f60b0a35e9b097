import { styled } from 'styled-components'
import type { LegalBlock, LegalText } from '#src/content/legal-text.ts'
import { media, theme } from '#src/theme/theme.ts'
import { onHover } from '#src/ui/mixins.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DashList } from '#src/ui/lists.tsx'
import { Container, Lead, MutedText, Section, StickyColumn } from '#src/ui/section.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import type { PageProps } from './page-view.tsx'

/** The number of articles that fill the first screen. */
const articlesAboveFold = 3

export function View({ content: { legalText } }: PageProps<{ legalText: LegalText }>) {
  const { articles, labels, lead, title, updated } = legalText
  return (
    <>
      <LegalTitle>
        <h1 tabIndex={-1}>{title}</h1>
        <Lead>{lead}</Lead>
        <MutedText>{updated}</MutedText>
      </LegalTitle>
      <Section compactTop columns="heading">
        <TableOfContents as="nav" data-off-paper aria-label={labels.contents}>
          <details>
            <summary>
              {labels.contents}
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
        </TableOfContents>
        <Articles>
          {renderArticles(legalText, 0, articlesAboveFold)}
          <DeferredSection>{renderArticles(legalText, articlesAboveFold)}</DeferredSection>
        </Articles>
      </Section>
    </>
  )
}

function renderArticles({ articles, labels }: LegalText, from: number, to?: number) {
  return articles.slice(from, to).map(({ id, number, title, blocks }) => (
    <section key={id}>
      <h2 id={id} tabIndex={-1}>
        {number === null ? title : `${labels.article}\u00A0${number} – ${title}`}
      </h2>
      {blocks.map(renderBlock)}
    </section>
  ))
}

function renderBlock(block: LegalBlock, index: number) {
  if (block.kind === 'heading')
    return (
      <h3 key={index} id={block.id} tabIndex={-1}>
        {block.text}
      </h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p key={index}>
        <InlineText text={block.text} />
      </p>
    )
  return (
    <DashList
      key={index}
      items={block.items.map((item, place) => (
        <InlineText key={place} text={item} />
      ))}
    />
  )
}

const LegalTitle = styled(Container)`
  padding-top: ${theme.layout.titlePadding};

  & > h1 {
    max-width: 56rem;
    font-size: min(clamp(2.125rem, 1.3rem + 2.9vw, 3.5rem), 11.3vw);
  }
  & > p {
    margin-top: ${theme.space[4]};
  }
  ${media.print} {
    padding-top: 0;
  }
`

const Articles = styled.article`
  max-width: ${theme.size.readingWidth};

  & h2 {
    margin: ${theme.space[12]} 0 ${theme.space[3]};
    padding-top: ${theme.space[6]};
    border-top: ${theme.size.thinBorder} solid ${theme.color.ink};
    font-size: min(1.5rem, 7.5vw);
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.minorHeading};
  }
  & > :first-child > h2 {
    margin-top: 0;
  }
  & h3 {
    margin: ${theme.space[6]} 0 ${theme.space[2]};
    font-size: ${theme.text.minorHeading};
  }
  & :is(p, ul) + :is(p, ul) {
    margin-top: ${theme.space[3]};
  }
`

const TableOfContents = styled(StickyColumn)`
  font-size: ${theme.text.small};

  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.size.rowHeight};
    padding-inline: ${theme.space[4]};
    border: ${theme.size.border} solid ${theme.color.ink};
    font-weight: 600;
    list-style: none;
  }
  & ol {
    border-left: ${theme.size.line} solid ${theme.color.borderLight};
    scroll-target-group: auto;
  }
  & summary + ol {
    margin-top: ${theme.space[3]};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: ${theme.size.touchTarget};
    margin-left: calc(-1 * ${theme.size.line});
    padding-left: ${theme.space[4]};
    border-left: ${theme.size.line} solid transparent;
    line-height: 1.35;
    color: ${theme.color.textMuted};
    text-decoration: none;

    ${onHover(`
      color: ${theme.color.ink};
      text-decoration: underline ${theme.underline.thin};
    `)}
  }
  /* marks the article being read in browsers with :target-current; others ignore the rule */
  & a:target-current {
    border-color: ${theme.tone.accent};
    font-weight: 600;
    color: ${theme.color.ink};
  }
  & a > :first-child {
    min-width: 1.6em;
  }
  /* above tablet width, the table of contents is always expanded in browsers with ::details-content */
  @supports selector(details::details-content) {
    ${media.aboveTablet} {
      max-height: calc(100dvh - ${theme.size.headerHeight} - ${theme.space[16]});
      overflow-y: auto;

      & summary {
        display: none;
      }
      & details::details-content {
        content-visibility: visible;
      }
      & summary + ol {
        margin: 0;
      }
      & a {
        min-height: 0;
        padding-block: 0.42rem;
      }
    }
  }
`

import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, twoColumns, theme } from '#src/theme/theme.ts'
import { TermList } from '#src/ui/lists.tsx'
import { stackBelow } from '#src/ui/section.tsx'
import { lineAbove, wrappingRow } from '#src/ui/mixins.ts'
import { Illustration } from './illustration.tsx'

type TilesProps = {
  /** All drawings need a horizontal line at the same height, so that the lines connect. */
  tiles: readonly {
    id?: string
    category?: string
    kicker?: string | undefined
    image: string | null
    title: ReactNode
    text: ReactNode
    /** At most six short terms below the text, in all tiles of a list or in none. */
    facts?: ComponentProps<typeof TermList>['terms'] | undefined
    action?: ReactNode
  }[]
  /** `four` and `courses` start at the vertical line of a section with `besideLine`. */
  arrangement: keyof typeof arrangements
}

/** Tiles in rows: adjacent pictures with their texts below. */
export function Tiles({ tiles, arrangement }: TilesProps) {
  const List = arrangements[arrangement]
  return (
    <List>
      {tiles.map(({ id, category, kicker, image, title, text, facts, action }, index) => (
        <li key={id ?? index} id={id} data-category={category}>
          <Illustration
            image={image}
            width={320}
            height={arrangement === 'courses' ? 200 : 240}
            eager={arrangement === 'courses' && index === 0}
          />
          <TileText>
            {kicker && <Kicker>{kicker}</Kicker>}
            <h3>{title}</h3>
            <p>{text}</p>
            {facts && <TileFacts terms={facts} />}
            {action}
          </TileText>
        </li>
      ))}
    </List>
  )
}

const TileText = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${theme.space[6]} ${theme.space[8]} 0 0;

  & > p {
    max-width: ${theme.size.captionWidth};
    margin-top: ${theme.space[3]};
    color: ${theme.color.textMuted};
  }
`

const Kicker = styled.div`
  font-size: ${theme.text.small};
  font-weight: 600;
  color: ${theme.tone.accent};
`

export const TileFacts = styled(TermList)`
  width: 100%;
  margin-bottom: ${theme.space[4]};
  font-size: ${theme.text.small};
  line-height: 1.45;

  & > div {
    ${wrappingRow}
    gap: 0 ${theme.space[3]};
    padding-block: ${theme.space[1.5]};
    border-top: ${theme.size.thinBorder} solid ${theme.tone.tint};
  }
  & dt {
    flex: 0 0 7.25rem;
    color: ${theme.color.textMuted};
  }
  & dd {
    flex: 1 1 9rem;
    min-width: 0;

    /* a bold start date fits in one line; on the narrowest phones it wraps below its term */
    &:has(> b) {
      flex-basis: 11rem;
    }
  }
  & b {
    font-size: ${theme.text.unbroken};
  }
`

const TileList = styled.ul.attrs({ role: 'list' })`
  --ratio: 4 / 3;
  --line: ${theme.tone.line};
  --line-top: 82.5%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
  }
  & > li > :is(img, svg) {
    width: 100%;
  }
  &:not(:has(> li > :is(img, svg))) ${TileText} {
    ${lineAbove}
  }
  /* a tile without a picture continues the line of its neighbours */
  &:has(> li > :is(img, svg)) > li:not(:has(> :is(img, svg)))::before {
    content: '';
    aspect-ratio: var(--ratio);
    background: linear-gradient(
      ${theme.tone.tint} var(--line-top),
      var(--line) 0 calc(var(--line-top) + 1.8%),
      ${theme.tone.tint} 0
    );
  }
  & a {
    color: inherit;
  }
  /* a tile whose title is a link is clickable as a whole */
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.print} {
    && {
      margin-inline: 0;
    }
    && ${TileText} {
      padding: 0 ${theme.space[4]} 0 0;
    }
  }
`

const ThreeTiles = styled(TileList)`
  ${stackBelow('repeat(3, minmax(0, 1fr))', media.upToPhone)}

  ${media.upToPhone} {
    row-gap: ${theme.space[12]};
    margin-inline: calc(-1 * ${theme.layout.gutter});

    & ${TileText} {
      padding-inline: ${theme.layout.gutter};
    }
  }
`

/** The radius of a dot on the vertical line. The pictures begin at its centre. */
const dotRadius = '6px'

const FourTiles = styled(TileList)`
  --line: ${theme.color.ink};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-left: calc(${dotRadius} - ${theme.layout.lineIndent});

  & ${TileText} {
    padding: ${theme.space[6]} ${theme.space[4]} 0
      calc(${theme.layout.lineIndent} - ${dotRadius});
  }
  ${media.upToTablet} {
    grid-template-columns: ${twoColumns('9.5rem')};
    row-gap: ${theme.space[12]};
  }
  ${media.upToPhone} {
    margin-right: calc(-1 * ${theme.layout.gutter});

    & ${TileText} {
      padding-right: ${theme.space[3]};
    }
    & h3 {
      font-size: ${theme.text.large};
    }
    & p {
      font-size: ${theme.text.small};
      line-height: 1.45;
    }
  }
`

const CourseTiles = styled(TileList)`
  --ratio: 8 / 5;
  --line: ${theme.color.ink};
  --line-top: 81%;
  row-gap: ${theme.space[8]};
  margin-left: calc(${dotRadius} - ${theme.layout.lineIndent});

  & ${TileText} {
    padding: ${theme.space[4]} ${theme.space[6]} 0
      calc(${theme.layout.lineIndent} - ${dotRadius});
  }
  & p {
    margin-block: ${theme.space[2]} ${theme.space[3]};
  }
  ${media.upToPhone} {
    margin-right: calc(-1 * ${theme.layout.gutter});
  }
  /* aligns each row across all tiles: picture, kicker, title, text, up to six facts, action */
  ${media.abovePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;

    & > li {
      display: grid;
      grid-row: span 11;
      grid-template-rows: subgrid;
      padding-bottom: ${theme.space[6]};
    }
    & ${TileText} {
      display: grid;
      grid-row: 2 / span 10;
      grid-template: subgrid / minmax(0, 1fr);
      place-items: start;
    }
    & ${TileText} > * {
      max-width: 100%;
    }
    & ${TileFacts} {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }
  ${media.fromDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const arrangements = {
  three: ThreeTiles,
  four: FourTiles,
  courses: CourseTiles,
}

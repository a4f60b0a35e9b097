import { type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { disc, mark, wrapping } from './shapes.ts'

/** The column of the page: at most 80rem of content, a gutter on both sides. */
export const Frame = styled.div`
  width: 100%;
  max-width: calc(${theme.size.pageWidth} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`

/** A frame behind which the string of the individual space comes down, through a `Section`. */
const StringFrame = styled(Frame)`
  position: relative;
  padding-left: calc(${theme.space.gutter} + ${theme.space.plumb});

  &::before {
    ${mark}
    inset: calc(-1 * ${theme.space.section}) auto calc(-1 * ${theme.space.section})
      calc(${theme.space.gutter} + 5px);
    width: ${theme.size.line};
    background: ${theme.tone.line};
  }
  /* its beginning no longer has the colour of the band above */
  ${media.forcedColors} {
    section:first-of-type > &::before {
      top: calc(-1 * min(${theme.space.s7}, ${theme.space.section}));
    }
  }
`

/** A heading marked by a peg on the string of its `StringFrame`. */
export const PeggedHeading = styled.h2`
  position: relative;

  &::before {
    ${mark}
    inset: 0.32em auto auto calc(-1 * ${theme.space.plumb} - ${theme.size.largeDotExtra});
    ${disc(theme.size.largeDot)}
    background: ${theme.color.ink};
  }
`

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** White unless said; `tint` is the light tint of the space. */
  surface?: 'plaster' | 'tint'
  /** Less room above: the section goes on from the title. */
  tight?: boolean
  /** Beside the string of the individual space. */
  upright?: boolean
  /** Stands above a full-width arrangement. */
  title?: ReactNode
  /** What the content stands in, side by side. */
  columns?: typeof Split
}

/** A band of the page, whose content stands in the frame. */
export function Section({
  surface,
  tight = false,
  upright = false,
  title,
  columns: Columns,
  children,
  ...section
}: SectionProps) {
  const Column = upright ? StringFrame : Frame
  const Heading = upright ? PeggedHeading : 'h2'
  return (
    <Band $surface={surface} $tight={tight} {...section}>
      <Column>
        {title !== undefined && (
          <SectionIntro>
            <Heading>{title}</Heading>
          </SectionIntro>
        )}
        {Columns ? <Columns>{children}</Columns> : children}
      </Column>
    </Band>
  )
}

/** A heading with its lead above a full-width arrangement. */
export const SectionIntro = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(${theme.space.s6}, 1rem + 3vw, ${theme.space.s8});
`

/** A short line above a title. */
export const Kicker = styled.p`
  margin-bottom: ${theme.space.s4};
  font-size: ${theme.text.small};
  font-weight: 500;
`

export const Lead = styled.p`
  max-width: 36em;
  font-size: ${theme.text.lead};
  line-height: 1.45;

  h2 + &,
  & + & {
    margin-top: ${theme.space.s4};
  }
`

export const Muted = styled.p`
  color: ${theme.color.textMuted};

  :is(h1, h2) + & {
    margin-top: ${theme.space.s4};
  }
`

/** A grey paragraph smaller than the text, such as the condition of a claim. */
export const SmallPrint = styled.p`
  max-width: ${theme.size.readingWidth};
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.textMuted};

  * + & {
    margin-top: ${theme.space.s6};
  }
  & + & {
    margin-top: ${theme.space.s3};
  }
`

export const Actions = styled.div`
  ${wrapping}
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s6};

  ${media.oneFieldColumn} {
    padding-right: min(${theme.space.s7}, 15vw);
  }
`

const surfaces = { plaster: theme.color.surfaceMuted, tint: theme.tone.tintLight }

const Band = styled.section<{
  $surface: keyof typeof surfaces | undefined
  $tight: boolean
}>`
  padding-block: ${theme.space.section};
  overflow-x: clip;
  ${({ $surface }) => $surface && `background: ${surfaces[$surface]};`}
  ${({ $tight }) => $tight && `padding-top: min(${theme.space.s7}, ${theme.space.section});`}
`

export const ViewportSpacer = styled.div`
  min-height: 100vh;
`

/** Columns that stack on a small screen, or on one that is smaller or larger than usual. */
export const stacking = (columns: string, small = media.oneColumn) => css`
  display: grid;
  grid-template-columns: ${columns};

  ${small} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const split = (columns: string) => css`
  ${stacking(columns)}
  gap: ${theme.space.s6} ${theme.space.s8};
`

/** Two columns, 4 to 8: a heading, then what it heads. */
export const Split = styled.div`
  ${split('minmax(0, 4fr) minmax(0, 8fr)')}
`

/** Two columns, 7 to 5: a form or a picture, then what goes with it. */
export const WideSplit = styled.div`
  ${split('minmax(0, 7fr) minmax(0, 5fr)')}

  & > :is(img, svg) {
    width: 100%;
  }
`

/** Two equal columns: lists that answer each other. */
export const Halves = styled.div`
  ${split('repeat(2, minmax(0, 1fr))')}
  row-gap: ${theme.space.s7};
`

/** Two columns, 8 to 3.5: an accordion, then a short aside. */
export const AsideSplit = styled.div`
  ${split('minmax(0, 8fr) minmax(0, 3.5fr)')}
`

/** A column that stays in view while the other one scrolls. */
export const Sticky = styled.div`
  position: sticky;
  top: calc(${theme.size.headerHeight} + ${theme.space.s6});
  align-self: start;

  ${media.oneColumn} {
    position: static;
  }
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s6};
`

/** Groups under pegged headings in a `StringFrame`; those of one tile stand side by side. */
export const GroupedList = styled.ul.attrs({ role: 'list' })`
  ${stacking('repeat(2, minmax(0, 1fr))', media.twoFigures)}
  gap: ${theme.space.s7} ${theme.space.s6};

  & > :has(> ul > :nth-child(2)) {
    grid-column: 1 / -1;
  }
  & h2 {
    margin-bottom: ${theme.space.s5};
  }
  /* the string is on the left of the first one only */
  & > :where(:not(:has(> ul > :nth-child(2)))) + li > h2::before {
    display: none;
  }
  ${media.twoFigures} {
    & > * + li > h2::before {
      display: block;
    }
  }
`

/** A box of words on the left, a `BadgeColumn` on the right, under it on a small screen. */
export const Reassurance = styled.div`
  ${stacking('minmax(0, 7fr) minmax(0, 4fr)')}
  align-items: center;
  gap: ${theme.space.s6} ${theme.space.s8};
`

/** Logos, 232 px wide, in a row that wraps. */
export const Badges = styled.div`
  ${wrapping}
  align-items: center;
  gap: ${theme.space.s5};

  & > img {
    width: 232px;
  }
`

/** One logo or two, one under the other. */
export const BadgeColumn = styled(Badges)`
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.s4};
`

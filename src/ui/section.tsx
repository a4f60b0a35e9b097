import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { circle, decoration, wrappingRow } from './mixins.ts'

/** The page column, with a gutter on both sides. */
export const Container = styled.div`
  max-width: calc(${theme.size.pageWidth} + 2 * ${theme.layout.gutter});
  margin-inline: auto;
  padding-inline: ${theme.layout.gutter};
`

/** A container with the vertical line of the individual space behind it. */
const LineContainer = styled(Container)`
  position: relative;
  padding-left: calc(${theme.layout.gutter} + ${theme.layout.lineIndent});

  &::before {
    ${decoration}
    inset: calc(-1 * ${theme.layout.sectionPadding}) auto
      calc(-1 * ${theme.layout.sectionPadding}) calc(${theme.layout.gutter} + 5px);
    width: ${theme.size.line};
    background: ${theme.tone.line};
  }
  /* starts the line below the title band; without forced colours, line and band have the same colour */
  ${media.forcedColors} {
    section:first-of-type > &::before {
      top: calc(-1 * min(${theme.space[12]}, ${theme.layout.sectionPadding}));
    }
  }
`

/** A heading with a dot to its left, on the vertical line of its container. */
export const DotHeading = styled.h2`
  position: relative;

  &::before {
    ${decoration}
    inset: 0.32em auto auto
      calc(-1 * ${theme.layout.lineIndent} - ${theme.size.largeDotExtra});
    ${circle(theme.size.largeDot)}
    background: ${theme.color.ink};
  }
`

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** White by default. `muted` is grey, and `tint` is the light tint of the company or individual space. */
  surface?: 'muted' | 'tint'
  compactTop?: boolean
  /** Whether the section is beside the vertical line of the individual space. */
  besideLine?: boolean
  title?: ReactNode
  /** How the children are arranged. With columns, the title is the first one. */
  columns?: keyof typeof columnSets
}

/** A full-width section with its content in the page column. */
export function Section({
  surface,
  compactTop = false,
  besideLine = false,
  title,
  columns,
  children,
  ...section
}: SectionProps) {
  const Inner = besideLine ? LineContainer : Container
  const Heading = besideLine ? DotHeading : 'h2'
  const Intro = columns ? Fragment : SectionIntro
  const content = (
    <>
      {title !== undefined && (
        <Intro>
          <Heading>{title}</Heading>
        </Intro>
      )}
      {children}
    </>
  )
  return (
    <Band $surface={surface} $compactTop={compactTop} {...section}>
      <Inner>{columns ? <Columns $set={columns}>{content}</Columns> : content}</Inner>
    </Band>
  )
}

/** A heading, with or without a lead, above content in the full width of the page column. */
export const SectionIntro = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(${theme.space[8]}, 1rem + 3vw, ${theme.space[16]});

  ${media.print} {
    margin-bottom: ${theme.space[3]};
  }
`

export const Kicker = styled.p`
  margin-bottom: ${theme.space[4]};
  font-size: ${theme.text.small};
  font-weight: 500;
`

export const Lead = styled.p`
  max-width: 36em;
  font-size: ${theme.text.lead};
  line-height: 1.45;

  :is(h1, h2) + &,
  & + & {
    margin-top: ${theme.space[4]};
  }
`

export const MutedText = styled.p`
  color: ${theme.color.textMuted};

  :is(h1, h2) + & {
    margin-top: ${theme.space[4]};
  }
`

export const SmallPrint = styled.p`
  max-width: ${theme.size.readingWidth};
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.textMuted};

  * + & {
    margin-top: ${theme.space[8]};

    ${media.print} {
      margin-top: ${theme.space[3]};
    }
  }
  & + & {
    margin-top: ${theme.space[3]};
  }
`

export const Actions = styled.div`
  ${wrappingRow}
  gap: ${theme.space[4]};
  margin-top: ${theme.space[8]};

  ${media.upToPhone} {
    padding-right: min(${theme.space[12]}, 15vw);
  }
`

const surfaces = { muted: theme.color.surfaceMuted, tint: theme.tone.tintLight }

const Band = styled.section<{ $surface: SectionProps['surface']; $compactTop: boolean }>`
  padding-block: ${theme.layout.sectionPadding};
  overflow-x: clip;
  ${({ $surface }) => $surface && `background: ${surfaces[$surface]};`}
  ${({ $compactTop: $tight }) => $tight && `padding-top: min(${theme.space[12]}, ${theme.layout.sectionPadding});`}
`

export const stackBelow = (columns: string, small = media.upToTablet) => css`
  display: grid;
  grid-template-columns: ${columns};

  ${small} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const columnSets = {
  heading: 'minmax(0, 4fr) minmax(0, 8fr)',
  /** A form beside other content. */
  form: 'minmax(0, 7fr) minmax(0, 5fr)',
  /** An accordion beside a short aside. */
  aside: 'minmax(0, 8fr) minmax(0, 3.5fr)',
  /** Text beside a narrower column, such as a `BadgeStack`. */
  badges: 'minmax(0, 7fr) minmax(0, 4fr)',
}

const Columns = styled.div<{ $set: keyof typeof columnSets }>`
  ${({ $set }) => stackBelow(columnSets[$set])}
  gap: ${theme.space[8]} ${theme.space[16]};

  /* a block, unlike a grid, keeps a heading on the same printed page as its content */
  ${media.print} {
    display: block;

    & > :first-child {
      margin-bottom: ${theme.space[3]};
    }
  }
  ${({ $set }) => $set === 'badges' && 'align-items: center;'}
`

export const StickyColumn = styled.div`
  position: sticky;
  top: calc(${theme.size.headerHeight} + ${theme.space[8]});
  align-self: start;

  ${media.upToTablet} {
    position: static;
  }
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
`

export const Badges = styled.div`
  ${wrappingRow}
  align-items: center;
  gap: ${theme.space[6]};

  & > img {
    width: 232px;
  }
`

export const BadgeStack = styled(Badges)`
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[4]};
`

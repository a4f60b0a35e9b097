import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { container, media, theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'
import { VisuallyHidden } from './mixins.ts'

export const TrainingRows = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  border-top: ${theme.size.border} solid ${theme.color.ink};
`

const pictureWidth = '5.5rem'
const smallPictureWidth = '4.5rem'
const linkWidth = '13.5rem'

/** A training as a row: a square picture, an h3, a box with texts, a category and a `ProgrammeLink`. */
export const TrainingRow = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: ${pictureWidth} minmax(0, 5fr) minmax(0, 5fr) 9rem ${linkWidth};
  align-items: center;
  column-gap: ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-bottom: ${theme.size.thinBorder} solid ${theme.color.border};
  scroll-margin-top: calc(${theme.size.headerHeight} + ${theme.space[6]});

  & > div {
    color: ${theme.color.textMuted};
  }
  & > div > p + p {
    font-size: ${theme.text.small};
    line-height: 1.4;
  }
  & > p {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.35;
    text-align: right;
    color: ${theme.tone.accent};
  }
  & > a {
    padding-inline: ${theme.space[4]};
  }
  ${media.belowDesktop} {
    grid-template-columns: ${pictureWidth} minmax(0, 5fr) minmax(0, 4fr) ${linkWidth};

    & > p {
      grid-area: 2 / 2;
      margin-top: -1.25rem;
      text-align: left;
    }
    & > a {
      grid-area: 1 / 4 / span 2;
    }
  }
  ${media.upToTablet} {
    grid-template-columns: ${smallPictureWidth} minmax(0, 1fr);
    align-items: start;
    row-gap: ${theme.space[2]};

    & > img {
      grid-row: 1 / span 4;
    }
    & > :is(h3, div, p, a) {
      grid-area: auto / 2;
      margin: 0;
    }
  }
  ${container.narrowestRow} {
    grid-template-columns: minmax(0, 1fr);

    & > img {
      grid-row: auto;
      width: ${smallPictureWidth};
    }
    & > :is(h3, div, p, a) {
      grid-column: 1;
    }
  }
  ${media.print} {
    display: block;
  }
`

type ProgrammeLinkProps = {
  to: string
  label: ReactNode
  /** Visually hidden course title, for screen-reader users who list links out of context. */
  title: ReactNode
}

/** A full-width link to the page of a programme. */
export function ProgrammeLink({ to, label, title }: ProgrammeLinkProps) {
  return (
    <Bar to={to} data-off-paper>
      <span>
        {label}
        <VisuallyHidden> {title}</VisuallyHidden>
      </span>
      <Icon name="arrow-right" />
    </Bar>
  )
}

const Bar = styled(PageLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.size.rowHeight};
  padding: ${theme.space[2]} ${theme.layout.boxPadding};
  background: ${theme.tone.accent};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: break-word;
  text-decoration: none;
  color: ${theme.color.white};

  & > span {
    min-width: 0;
  }
  ${media.canHover} {
    &:hover {
      text-decoration: underline ${theme.underline.thin};
      text-underline-offset: ${theme.underline.offset};
    }
  }
  &:focus-visible {
    outline-color: ${theme.color.yellow};
    outline-offset: -6px;
  }
`

import { type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, pairs, theme } from '#src/theme/theme.ts'
import { Frame } from './section.tsx'
import { hung, spaceSurface, target, unmarked } from './shapes.ts'
import { Terms } from './lists.tsx'

type DetailsProps = {
  details: readonly { title: string; content: ReactNode }[]
  upright?: boolean
}

/** Contact details that hang from the string of the page title right above. */
export function Details({ details, upright = false }: DetailsProps) {
  return (
    <Surface>
      <Frame>
        <List $upright={upright}>
          {details.map(({ title, content }) => (
            <li key={title}>
              <h2>{title}</h2>
              {content}
            </li>
          ))}
        </List>
      </Frame>
    </Surface>
  )
}

const roomBelow = 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)'

const ruled = css`
  padding-top: ${theme.space.s4};
  border-top: ${theme.size.thinBorder} solid
    color-mix(in srgb, currentColor 38%, transparent);

  ${unmarked}
`

const hanging = (string: string) => css`
  position: relative;
  z-index: 4;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  column-gap: ${theme.space.s5};
  padding-bottom: ${roomBelow};

  & > * {
    padding-top: 2.75rem;
    ${hung(string)}
  }
  ${media.twoFigures} {
    grid-auto-flow: row;
    row-gap: ${theme.space.s5};

    & > * {
      padding-top: 2.25rem;
    }
    & > ::after {
      height: 1.6rem;
    }
  }
`

const twoRows = css`
  ${media.twoFigures} {
    grid-template-columns: ${pairs('9rem')};

    & > :nth-child(n + 3) {
      ${ruled}
    }
  }
`

const fourRows = css`
  ${twoRows}
  ${media.oneFieldColumn} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(2) {
      ${ruled}
    }
  }
`

const upright = css`
  z-index: 1;

  & > * {
    padding-left: ${theme.space.s5};
  }
  & > ::after {
    left: calc(${theme.size.dot} / 2 - ${theme.size.thinBorder});
    width: ${theme.size.line};
    height: 100%;
  }
  & > :first-child::after {
    height: calc(100% + ${roomBelow});
  }
  ${media.twoFigures} {
    & > :nth-child(n + 2) {
      ${ruled}
    }
    & > ::after {
      display: none;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(${theme.size.dot} / 2 - ${theme.size.thinBorder});
      width: ${theme.size.line};
      background: ${theme.tone.lineOnSurface};
    }
  }
`

/**
 * Figures as terms that hang from the string above, four in two rows on a small screen, or at
 * vertical strings, as in the individual space.
 */
export const Figures = styled(Terms)<{ $upright?: boolean }>`
  ${hanging(theme.tone.lineOnSurface)}
  ${({ $upright }) => ($upright ? upright : twoRows)}
  & dt {
    font-size: ${theme.text.keyFigure};
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.035em;
  }
  & dd {
    margin-top: ${theme.space.s2};
    font-size: ${theme.text.lead};
    line-height: 1.3;
  }
  & a {
    color: inherit;
  }
  ${media.oneFieldColumn} {
    & dd {
      padding-right: ${theme.space.s6};
    }
  }
`

const Surface = styled.div`
  ${spaceSurface}
`

const List = styled.ul.attrs({ role: 'list' })<{ $upright: boolean }>`
  ${hanging(theme.tone.titleLine)}
  ${({ $upright }) => ($upright ? upright : fourRows)}
  & h2 {
    font-size: ${theme.text.itemTitle};
    line-height: 1.25;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  & p {
    margin-top: ${theme.space.s1};
    line-height: 1.5;
  }
  /* or a line would end after the hyphen of « rendez-vous », which is to the letter */
  & p > span {
    display: inline-block;
    text-wrap: balance;
  }
  /* in front of the text that its height reaches into */
  & a {
    position: relative;
    ${target}
    margin-block: -0.6rem;
    color: inherit;
  }
  ${media.headerTightest} {
    & a {
      font-size: ${theme.text.navigation};
    }
  }
`

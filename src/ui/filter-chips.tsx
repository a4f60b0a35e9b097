import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { hiddenFromView } from './visually-hidden.tsx'
import { offPaper, wrapping } from './shapes.ts'

/** The fragments that select a choice, each with the value that it selects. */
type Targets = { $targets: readonly { id: string; value: string }[] }

/** Where no fragment selects another. */
const marked = '&:not(:target ~ *) > a[aria-current]'

const selected = ({ $targets }: Targets) =>
  [
    marked,
    ...$targets.map(({ id, value }) => `#${id}:target ~ & > [href$=${value}]`),
  ].join()

const others = ({ $targets }: Targets) =>
  $targets
    .map(({ id, value }) => `#${id}:target ~ & ~ * > li:not([data-category=${value}])`)
    .join()

/**
 * One choice among categories, as links that wrap: in each its name, of which a phone shows what is
 * `data-short` and not what is `data-spare`, and its count. The items stand in lists after them, each
 * with its `data-category`. Until the application is there the fragment of the address selects:
 * styles mark its chip and hide the other items.
 */
export const FilterChips = styled.div<Targets>`
  ${wrapping}
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s6};

  /* a note may stand before them */
  div + & {
    margin-top: ${theme.space.s5};
  }
  & > a {
    display: inline-flex;
    align-items: baseline;
    gap: 0.6em;
    min-height: ${theme.size.control};
    padding: 0.65rem 1.1rem;
    border: ${theme.size.rule} solid ${theme.color.ink};
    font-size: ${theme.text.navigation};
    font-weight: 600;
    line-height: 1.3;
    text-align: left;
    text-decoration: none;
    color: inherit;
    background: ${theme.color.white};
  }
  & > a > :last-child {
    font-size: ${theme.text.small};
    font-weight: 500;
    color: ${theme.color.grey};
  }
  ${media.oneFieldColumn} {
    gap: ${theme.space.tight};

    & > a {
      gap: 0.4em;
      min-height: ${theme.size.target};
      padding: 0.6rem 0.55rem;
      font-size: ${theme.text.small};
    }
    & [data-short] {
      display: inline-block;

      &::first-letter {
        text-transform: uppercase;
      }
    }
    & [data-spare] {
      ${hiddenFromView}
    }
  }
  ${media.headerTightest} {
    gap: ${theme.space.s1};

    & > a {
      padding-inline: ${theme.space.tight};
      font-size: ${theme.text.mini};
    }
    & > a > :last-child {
      ${hiddenFromView}
    }
  }
  ${media.hovering} {
    & > a:hover {
      background: ${theme.tone.tintSoft};
    }
  }
  ${selected} {
    forced-color-adjust: none;
    border-color: ${theme.tone.selected};
    color: ${theme.color.white};
    background: ${theme.tone.selected};

    & > :last-child {
      color: inherit;
    }
  }
  ${media.forcedColors} {
    ${marked} {
      color: HighlightText;
      background: Highlight;
    }
  }
  ${offPaper}
  ${others} {
    display: none;
  }
`

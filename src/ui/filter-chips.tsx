import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { PageLink } from './page-link.tsx'
import { hiddenFromView } from './visually-hidden.tsx'

type FilterChipsProps<Value extends string> = {
  /** Names the group. */
  label: string
  /**
   * `to` is the address that shows the option; `short` is the part of its name that a phone shows;
   * `count` may hold a visually hidden unit.
   */
  options: readonly {
    value: Value
    to: string
    name: string
    short?: string | undefined
    count: ReactNode
  }[]
  selected: Value
}

/** One choice among categories, as links that wrap. */
export function FilterChips<Value extends string>({
  label,
  options,
  selected,
}: FilterChipsProps<Value>) {
  return (
    <Chips role="group" aria-label={label}>
      {options.map(({ value, to, name, short, count }) => (
        <Fragment key={value}>
          <PageLink to={to} aria-current={value === selected ? 'true' : undefined}>
            <span>{short === undefined ? name : shortened(name, short)}</span>{' '}
            <span>{count}</span>
          </PageLink>{' '}
        </Fragment>
      ))}
    </Chips>
  )
}

function shortened(name: string, short: string) {
  const [before = '', after = ''] = name.split(short)
  return (
    <>
      {before && <span data-spare>{before}</span>}
      <span data-short>{short}</span>
      {after && <span data-spare>{after}</span>}
    </>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
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
  & > a[aria-current] {
    border-color: ${theme.tone.selected};
    color: ${theme.color.white};
    background: ${theme.tone.selected};

    & > :last-child {
      color: inherit;
    }
  }
  ${media.forcedColors} {
    & > a[aria-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`

import { useActorRef, useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { everything, filterMachine } from '#machines/filter.ts'
import { filter as words } from '#src/content/filter.ts'
import { media, theme } from '#src/theme/theme.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import {
  onHover,
  touchTarget,
  visuallyHidden,
  VisuallyHidden,
  wrappingRow,
} from '#src/ui/mixins.ts'
import { useInspection } from './app-context.tsx'
import { fragmentId } from '#src/content/decoded.ts'
import { useHydrated } from '#src/dom/use-hydrated.ts'

type FilterProps<Item> = {
  /** The prefix of the URL fragments that select a category. */
  name: string
  label: string
  /** The selectable categories, including `all`. */
  categories: readonly { id: string; name: string; short?: string }[]
  items: readonly Item[]
  /** Paragraphs between the options and the list. */
  note?: ReactNode
  /** Renders the items. Each needs `data-category`. `choice` is the fragment of the selection, or ''. */
  children: (visible: readonly Item[], choice: string) => ReactNode
}

/**
 * A list with a filter by category. The options are links to URL fragments, so that a selection can be
 * shared, opened in a tab and undone with Back. Styles depend on the fragment, so the filter works
 * before hydration and without JavaScript.
 */
export function Filter<Item extends { category: string }>({
  name,
  label,
  categories,
  items,
  note,
  children,
}: FilterProps<Item>) {
  const { pathname, hash } = useLocation()
  const fragment = fragmentId(hash)
  const asked = fragment.startsWith(`${name}-`)
    ? fragment.slice(name.length + 1)
    : everything
  const actor = useActorRef(filterMachine, {
    input: { known: categories.map(({ id }) => id), value: asked },
    ...useInspection(),
  })
  const chosen = useSelector(actor, ({ context }) => context.value)
  const announced = useSelector(actor, (snapshot) => snapshot.hasTag('announced'))
  const hydrated = useHydrated()
  // The page was prerendered without a URL fragment, so hydration must render every item.
  const value = hydrated ? chosen : everything

  useLayoutEffect(() => {
    actor.send({ type: 'filter.choose', value: asked })
  }, [actor, asked])

  const visible = useMemo(() => itemsOf(items, value), [items, value])
  const targets = categories.flatMap(({ id }) =>
    id === everything ? [] : { id: `${name}-${id}`, value: id },
  )
  // The list is memoised: after hydration, it is only rendered again if the URL selects a category.
  const choice = value === everything ? '' : `#${name}-${value}`
  const list = useMemo(() => children(visible, choice), [children, visible, choice])
  return (
    <>
      {!hydrated && targets.map(({ id }) => <span key={id} id={id} hidden />)}
      <FilterChips data-off-paper role="group" aria-label={label} $targets={targets}>
        {categories.map(({ id, name: title, short }) => {
          const { length } = itemsOf(items, id)
          return (
            <Fragment key={id}>
              <PageLink
                to={filterAddress(pathname, name, id)}
                aria-current={id === value ? 'true' : undefined}
              >
                <span>{short === undefined ? title : shortened(title, short)}</span>{' '}
                <span>
                  {length}
                  <VisuallyHidden> {unitOf(length, words.chip)}</VisuallyHidden>
                </span>
              </PageLink>{' '}
            </Fragment>
          )
        })}
      </FilterChips>
      <VisuallyHidden role="status">
        {/* A new key announces the count again when two selections have the same number of items. */}
        {announced && <span key={value}>{shownText(visible.length)}</span>}
      </VisuallyHidden>
      {note && <FilterNotes data-off-paper>{note}</FilterNotes>}
      {list}
    </>
  )
}

export function filterAddress(path: string, name: string, category: string): string {
  return category === everything ? path : `${path}#${name}-${category}`
}

/** Renders the name of a category. Phones show only its short form. */
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

function itemsOf<Item extends { category: string }>(items: readonly Item[], id: string) {
  return id === everything ? items : items.filter(({ category }) => category === id)
}

function shownText(count: number): string {
  return count === 0 ? words.shown.none : `${count} ${unitOf(count, words.shown)}`
}

function unitOf(count: number, { one, other }: { one: string; other: string }): string {
  return count < 2 ? one : other
}

/** The URL fragments that select a category: `id` is the fragment without `#`, `value` the category. */
type Targets = { $targets: readonly { id: string; value: string }[] }

/** Matches the current option, unless the URL fragment selects another option. */
const marked = '&:not(:target ~ div) > a[aria-current]'

const selected = ({ $targets }: Targets) =>
  [marked, ...$targets.map(({ id }) => `#${id}:target ~ & > [href$='#${id}']`)].join()

const others = ({ $targets }: Targets) =>
  $targets
    .map(({ id, value }) => `#${id}:target ~ & ~ * > li:not([data-category=${value}])`)
    .join()

const FilterNotes = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin: calc(-1 * ${theme.space[4]}) 0 ${theme.space[8]};

  /* larger links in several notes would delay the largest paint */
  & > :only-child a {
    ${touchTarget}
  }
  ${media.upToSmallPhone} {
    /* keeps the link of the first screen clear of the assistant's button */
    & > :first-child {
      padding-right: ${theme.space[12]};
    }
  }
`

/** Hides a list by opacity, because `visibility` is inherited and would restyle every item of the list. */
const hideAtFirst = keyframes`
  from { opacity: 0; }
`

/** The options of a filter. Until hydration, CSS selects an option and hides items by the URL fragment. */
const FilterChips = styled.div<Targets>`
  ${wrappingRow}
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[8]};

  /* a note may precede the options */
  div + & {
    margin-top: ${theme.space[6]};
  }
  & > a {
    display: inline-flex;
    align-items: baseline;
    gap: 0.6em;
    min-height: ${theme.size.controlHeight};
    padding: 0.65rem 1.1rem;
    border: ${theme.size.border} solid ${theme.color.ink};
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
    color: ${theme.color.textMuted};
  }
  ${media.upToPhone} {
    gap: ${theme.space[1.5]};

    & > a {
      gap: 0.4em;
      min-height: ${theme.size.touchTarget};
      padding: 0.6rem 0.55rem;
      font-size: ${theme.text.small};
    }
    & [data-short] {
      display: inline-block;

      &::first-letter {
        text-transform: uppercase;
      }
    }
    /* visual hiding would keep the words in the accessible name, which must match the visible label */
    & [data-spare] {
      display: none;
    }
  }
  ${media.upToSmallPhone} {
    gap: ${theme.space[1]};

    & > a {
      padding-inline: ${theme.space[1.5]};
      font-size: ${theme.text.extraSmall};
    }
    & > a > :last-child {
      ${visuallyHidden}
    }
  }
  ${onHover(`background: ${theme.tone.tintLight};`, '& > a')}
  ${selected} {
    forced-color-adjust: none;
    border-color: ${theme.tone.button};
    color: ${theme.color.white};
    background: ${theme.tone.button};

    & > span:last-child {
      color: inherit;
    }
  }
  ${media.forcedColors} {
    ${marked} {
      color: HighlightText;
      background: Highlight;
    }
  }
  ${others} {
    display: none;
  }
  /*
   * Hides the list until the HTML is parsed, so that it does not move when the fragment selects a
   * category. If parsing does not finish, the list appears after two seconds. The first selector in :is()
   * detects parsing in Chromium and Safari, which do not match :last-of-type until the body is complete.
   * The second detects it in Firefox, where the React root is the last child during parsing. With :has(),
   * or with * as the last selector, browsers would restyle the page on each change of the body.
   */
  :is(body:not(:last-of-type), body > :last-child) [hidden] ~ & ~ :is(ul, div, p, a) {
    animation: ${hideAtFirst} 0s 2s backwards;
  }
`

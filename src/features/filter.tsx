import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { everything, filterMachine } from '#machines/filter.ts'
import { filter as words } from '#src/content/filter.ts'
import { FilterChips } from '#src/ui/filter-chips.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useInspection } from './app-context.tsx'
import { filterAddress } from './filter-address.ts'
import { fragmentId } from './fragment-id.ts'
import { useHydrated } from './use-hydrated.ts'

type FilterProps<Item> = {
  /** What the fragments that hold the choice begin with. */
  name: string
  label: string
  /** Those that can be chosen, `all` among them. */
  categories: readonly { id: string; name: string; short?: string }[]
  items: readonly Item[]
  /** Each item drawn carries its category as `data-category`; `choice` is the fragment that holds it. */
  children: (visible: readonly Item[], choice: string) => ReactNode
}

/**
 * The items of one category, or all of them. The choices are links, for the address holds the
 * choice: each can be shared, opened in a tab and gone back from. It is the fragment, which styles
 * can follow: the document shows the choice once it is parsed, and without script.
 */
export function Filter<Item extends { category: string }>({
  name,
  label,
  categories,
  items,
  children,
}: FilterProps<Item>) {
  const { pathname, hash } = useLocation()
  const asked = fragmentId(hash).replace(`${name}-`, '')
  const actor = useActorRef(filterMachine, {
    input: { known: categories.map(({ id }) => id), value: asked },
    ...useInspection(),
  })
  const chosen = useSelector(actor, ({ context }) => context.value)
  const announced = useSelector(actor, (snapshot) => snapshot.hasTag('announced'))
  const hydrated = useHydrated()
  // The document was drawn without a fragment: hydration must find everything shown.
  const value = hydrated ? chosen : everything

  useLayoutEffect(() => {
    actor.send({ type: 'filter.choose', value: asked })
  }, [actor, asked])

  const visible = useMemo(() => itemsOf(items, value), [items, value])
  // Kept while only the chips change: hydration would draw the whole list twice.
  const choice = value === everything ? '' : `#${name}-${value}`
  const list = useMemo(() => children(visible, choice), [children, visible, choice])
  return (
    <>
      <FilterChips
        label={label}
        selected={value}
        live={hydrated}
        options={categories.map(({ id, name: title, short }) => ({
          value: id,
          name: title,
          short,
          to: filterAddress(pathname, name, id),
          count: (
            <>
              {itemsOf(items, id).length}
              <VisuallyHidden>
                {' '}
                {unitOf(itemsOf(items, id).length, words.chip)}
              </VisuallyHidden>
            </>
          ),
        }))}
      />
      <VisuallyHidden role="status">
        {/* A new key makes two views of the same size two announcements. */}
        {announced && <span key={value}>{shownText(visible.length)}</span>}
      </VisuallyHidden>
      {list}
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

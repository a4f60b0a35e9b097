import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { solutions } from '#src/content/navigation.ts'
import { ariaCurrentFor } from '#src/content/page-list.ts'
import { pictureOf } from '#src/images/pictures.ts'
import { theme } from '#src/theme/theme.ts'
import { HeaderItem } from '#src/ui/header-item.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { onHover, outlineInForcedColors } from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { BelowTheFold } from './below-the-fold.tsx'
import { usePopover } from '#src/dom/use-popover.ts'

const keys: Record<string, 'item.first' | 'item.last' | 'item.next' | 'item.previous'> = {
  Home: 'item.first',
  End: 'item.last',
  ArrowDown: 'item.next',
  ArrowUp: 'item.previous',
}
const keysOnButton: typeof keys = { ArrowDown: 'item.first', ArrowUp: 'item.last' }

export function SolutionsMenu({ path }: { path: string }) {
  const dropdown = useAppChild('dropdown')
  const open = useSelector(dropdown, (snapshot) => snapshot.hasTag('open'))
  const active = useSelector(dropdown, (snapshot) => snapshot.context.active)
  const isCurrent = solutions.items.some(({ href }) => ariaCurrentFor(href, path))
  const opener = useRef<HTMLButtonElement>(null)
  const press = () => dropdown.send({ type: 'button.press' })
  const { button, panel } = usePopover<HTMLUListElement>({
    id: 'solutions',
    open,
    onPress: press,
    onOpen: press,
    onClose: () => dropdown.send({ type: 'menu.close' }),
  })

  useEffect(() => focusLink(panel.ref.current, active), [active, panel.ref])
  useEffect(() => {
    const { unsubscribe } = dropdown.on('button.focus', () => opener.current?.focus())
    // The pointer may have entered the menu before the event handlers were attached.
    if (opener.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      dropdown.send({ type: 'pointer.enter' })
    return unsubscribe
  }, [dropdown])

  function followKey(event: KeyboardEvent<HTMLLIElement>) {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey) return
    const move = (target === opener.current ? keysOnButton : keys)[key]
    if (move !== undefined) {
      event.preventDefault()
      dropdown.send({ type: move })
      // The active link may be unchanged although the focus has left it.
      if (open) focusLink(panel.ref.current, dropdown.getSnapshot().context.active)
    } else if (key.length === 1 && key !== ' ')
      dropdown.send({ type: 'letter.type', letter: key })
  }

  return (
    <DropdownItem
      data-layer="dropdown"
      onKeyDown={followKey}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.send({ type: 'pointer.enter' })
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.send({ type: 'pointer.leave' })
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // `relatedTarget` is null if the window loses focus, or on a click on plain content. Light dismiss
        // handles this click.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          dropdown.send({ type: 'menu.close' })
      }}
    >
      <HeaderItem {...button} ref={opener} aria-current={isCurrent || undefined}>
        {solutions.label}
        <Icon name="chevron-down" />
      </HeaderItem>
      <BelowTheFold>
        <DropdownPanel {...panel}>
          {solutions.items.map(({ label, note, href, image }) => (
            <li key={href}>
              <PageLink to={href}>
                <img loading="lazy" src={pictureOf(image)} width={56} height={56} alt="" />
                <span>
                  <span>{label}</span> <span>{note}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </DropdownPanel>
      </BelowTheFold>
    </DropdownItem>
  )
}

function focusLink(list: HTMLElement | null, index: number | null) {
  if (index !== null) list?.querySelectorAll('a')[index]?.focus()
}

const DropdownItem = styled.li`
  anchor-name: --dropdown;
`

/** Without anchor positioning, the panel has a fixed distance from the right edge of the page column. */
const DropdownPanel = styled.ul.attrs({ role: 'list', popover: 'auto' })`
  position: fixed;
  inset: auto;
  top: calc(${theme.size.headerHeight} - 5px);
  right: calc(max(${theme.layout.gutter}, 50vw - ${theme.size.pageWidth} / 2) + 11.25rem);
  width: 25rem;
  border-top: ${theme.size.line} solid ${theme.color.yellow};
  overflow: visible;
  color: ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};
  ${theme.vars.tone.focus}: ${theme.color.ink};

  @supports (anchor-name: --dropdown) {
    position-anchor: --dropdown;
    top: calc(anchor(bottom) + 0.6rem);
    right: auto;
    left: calc(anchor(left) - 0.5rem);
  }
  /* bridges the gap between button and panel, so that the pointer does not leave the menu */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 0.75rem;
  }
  & > li + li {
    border-top: ${theme.size.thinBorder} solid ${theme.color.borderLight};
  }
  & a {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    align-items: center;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[6]};
    text-decoration: none;

    ${onHover(`background: ${theme.tone.tintLight};`)}
    &:focus-visible {
      outline-offset: -${theme.size.focusRing};
    }
    & > span > :first-child {
      display: block;
      font-weight: 600;
      line-height: 1.3;
    }
    & > span > :last-child {
      font-size: ${theme.text.small};
      line-height: 1.4;
      color: ${theme.color.textMuted};
    }
  }
  ${outlineInForcedColors}
`

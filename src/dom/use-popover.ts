import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

type PopoverOptions = {
  /** Of the panel. */
  id: string
  /** What the machine says. */
  open: boolean
  /** The visitor pressed the button. */
  onPress: () => void
  /** The browser opened it by itself. */
  onOpen: () => void
  /** The visitor followed a link of it, or the browser closed it: Escape, a click elsewhere. */
  onClose: () => void
}

/**
 * Makes a native popover, which works without script, follow a machine, and tells it what the
 * browser did: props of the button and of the panel.
 */
export function usePopover<Panel extends HTMLElement>(options: PopoverOptions) {
  const { id, open, onPress, onOpen, onClose } = options
  const ref = useRef<Panel>(null)
  const hasSynced = useRef(false)
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    const panel = ref.current
    if (panel === null) return
    // Where there are no popovers, styles show what is `data-open`.
    const isNative = 'showPopover' in panel
    const isShown = isNative && panel.matches(':popover-open')
    if (!hasSynced.current && isShown && !open) onOpen()
    else if (isNative && open && !isShown) panel.showPopover()
    else if (!open && isShown) panel.hidePopover()
    panel.toggleAttribute('data-open', open)
    hasSynced.current = true
  }, [open, onOpen])

  const button = {
    type: 'button',
    popoverTarget: id,
    'aria-controls': id,
    'aria-expanded': hydrated ? open : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onPress()
    },
  } as const
  const panel = {
    id,
    ref,
    onToggle: ({ newState, target, currentTarget }: ToggleEvent<Panel>) => {
      if (target !== currentTarget) return
      if (newState === 'closed') onClose()
      else if (!open) onOpen()
    },
    onClick: ({ target }: MouseEvent) => {
      // A link to the page that is open changes no page.
      if (target instanceof Element && target.closest('a')) onClose()
    },
  }
  return { button, panel }
}

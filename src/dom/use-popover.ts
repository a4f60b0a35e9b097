import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

type PopoverOptions = {
  id: string
  open: boolean
  onPress: () => void
  /** Called when the browser opens the popover natively. */
  onOpen: () => void
  /** Called when a link in the panel is clicked, or the panel closes, for example on a click outside. */
  onClose: () => void
}

/** Synchronises a native popover, which works without JavaScript, with a machine. */
export function usePopover<Panel extends HTMLElement>(options: PopoverOptions) {
  const { id, open, onPress, onOpen, onClose } = options
  const ref = useRef<Panel>(null)
  const hasSynced = useRef(false)
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    const panel = ref.current
    if (panel === null) return
    // In browsers without popovers, styles show the panel while it has `data-open`.
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
      // A link to the current page would otherwise leave the panel open.
      if (target instanceof Element && target.closest('a')) onClose()
    },
  }
  return { button, panel }
}

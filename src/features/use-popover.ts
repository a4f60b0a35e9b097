import { type ToggleEvent, useLayoutEffect, useRef } from 'react'

type Followed = {
  /** What the machine says. */
  open: boolean
  /** The browser opened it by itself. */
  onOpen: () => void
  /** The browser closed it by itself: Escape, a click elsewhere, another popover. */
  onClose: () => void
}

/** Makes a native popover, which works without script, follow a machine, and tells it what the browser did. */
export function usePopover<Panel extends HTMLElement>({ open, onOpen, onClose }: Followed) {
  const ref = useRef<Panel>(null)
  const met = useRef(false)

  useLayoutEffect(() => {
    const panel = ref.current
    if (panel === null) return
    // Where there are no popovers, styles show what is `data-open`.
    const isNative = 'showPopover' in panel
    const isShown = isNative && panel.matches(':popover-open')
    if (!met.current && isShown && !open) onOpen()
    else if (isNative && open && !isShown) panel.showPopover()
    else if (!open && isShown) panel.hidePopover()
    panel.toggleAttribute('data-open', open)
    met.current = true
  }, [open, onOpen])

  return {
    ref,
    onToggle: ({ newState, target, currentTarget }: ToggleEvent<Panel>) => {
      if (target !== currentTarget) return
      if (newState === 'closed') onClose()
      else if (!open) onOpen()
    },
  }
}

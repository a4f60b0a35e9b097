import { useState } from 'react'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Actions } from '#src/ui/section.tsx'
import { CopyButton } from './copy-button.tsx'

type AgendaLinkProps = {
  label: string
  /** The path of the calendar file. */
  href: string
  copyAddress: { copy: string; copied: string }
}

/**
 * A link with which a calendar program subscribes to a calendar file. After a click, a button to copy
 * the address appears, in case no program opens the link. Without script the link opens the file, which
 * most programs import once.
 */
export function AgendaLink({ label, href, copyAddress }: AgendaLinkProps) {
  const isHydrated = useHydrated()
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Actions data-off-paper>
      <ButtonLink
        variant="quiet"
        iconBefore="calendar"
        href={isHydrated ? `webcal://${location.host}${href}` : href}
        onClick={() => setIsPressed(true)}
      >
        {label}
      </ButtonLink>
      {isPressed && <CopyButton text={location.origin + href} texts={copyAddress} />}
    </Actions>
  )
}

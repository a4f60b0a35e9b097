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
 * A link with which a calendar program follows dates, and a button that copies the address for programs
 * that open no such link. Without script the link opens the file, which most programs import only once.
 */
export function AgendaLink({ label, href, copyAddress }: AgendaLinkProps) {
  const isHydrated = useHydrated()
  return (
    <Actions data-off-paper>
      <ButtonLink
        variant="quiet"
        iconBefore="calendar"
        href={isHydrated ? `webcal://${location.host}${href}` : href}
      >
        {label}
      </ButtonLink>
      {isHydrated && <CopyButton text={location.origin + href} texts={copyAddress} />}
    </Actions>
  )
}

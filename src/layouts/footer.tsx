import { footer, navigation } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { written } from '#src/content/wordmark.ts'
import { Standing } from '#src/features/claim-footnote.tsx'
import { useCurrentYear } from '#src/features/use-hydrated.ts'
import badge from '#src/images/badge-quality.svg'
import { FooterFile, FooterNote, SiteFooter } from '#src/ui/site-footer.tsx'

type FooterProps = {
  /** The page is of one course, beside which the badge may not stand. */
  isOfCourse: boolean
}

/** The same footer in both spaces. */
export function Footer({ isOfCourse }: FooterProps) {
  const year = useCurrentYear()
  return (
    <SiteFooter
      home={{ to: '/', label: navigation.logo, written }}
      contacts={[
        { href: organisation.phone.href, icon: 'phone', name: organisation.phone.display },
        {
          href: organisation.messaging.href,
          icon: 'message-circle',
          name: footer.messaging,
          newTabLabel: navigation.newTab,
        },
        { href: `mailto:${organisation.email}`, icon: 'mail', name: footer.email },
        {
          href: organisation.socialNetwork.href,
          icon: 'users',
          name: footer.socialNetwork,
          newTabLabel: navigation.newTab,
        },
      ]}
      legal={{
        title: footer.legal.title,
        links: [...footer.legal.links, footer.accessibility].map(({ label, href }) => ({
          to: href,
          name: label,
        })),
      }}
      certification={
        <>
          {!isOfCourse && (
            <img loading="lazy" src={badge} width={200} height={104} alt={footer.badge} />
          )}
          <FooterNote>
            {footer.certification}
            <Standing {...footer.certificateStanding} />
          </FooterNote>
          {footer.certificate && <FooterFile {...footer.certificate} />}
          <FooterNote>{footer.registration}</FooterNote>
        </>
      }
      lines={[
        `© ${year} ${footer.copyright}`,
        ...(footer.sample === null ? [] : [footer.sample]),
        footer.capital,
      ]}
    />
  )
}

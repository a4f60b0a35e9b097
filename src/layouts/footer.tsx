import { footer, navigation } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { written } from '#src/content/wordmark.ts'
import { Standing } from '#src/features/claim-footnote.tsx'
import { useCurrentYear } from '#src/features/use-hydrated.ts'
import badge from '#src/images/badge-quality.svg'
import { Frame } from '#src/ui/frame.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import {
  Contacts,
  FooterColumns,
  FooterFile,
  FooterHome,
  FooterLines,
  FooterNote,
  LegalLinks,
  SiteFooter,
} from '#src/ui/site-footer.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type FooterProps = {
  /** The page is of one course, beside which the badge may not stand. */
  isOfCourse: boolean
}

/** The same footer in both spaces. */
export function Footer({ isOfCourse }: FooterProps) {
  const year = useCurrentYear()
  const { certificate, legal, messaging, socialNetwork } = footer
  return (
    <SiteFooter>
      <Frame>
        <FooterColumns>
          <div>
            <FooterHome to="/" aria-label={navigation.logo}>
              <Logo written={written} />
            </FooterHome>
            <Contacts>
              <Contact href={organisation.phone.href} icon="phone">
                {organisation.phone.display}
              </Contact>
              <Contact href={organisation.messaging.href} icon="message-circle" isNewTab>
                {messaging}
              </Contact>
              <Contact href={`mailto:${organisation.email}`} icon="mail">
                {footer.email}
              </Contact>
              <Contact href={organisation.socialNetwork.href} icon="users" isNewTab>
                {socialNetwork}
              </Contact>
            </Contacts>
          </div>
          <LegalLinks aria-label={legal.title}>
            <h2>{legal.title}</h2>
            <ul role="list">
              {[...legal.links, footer.accessibility].map(({ label, href }) => (
                <li key={href}>
                  <PageLink to={href}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </LegalLinks>
          <div>
            {!isOfCourse && (
              <img loading="lazy" src={badge} width={200} height={104} alt={footer.badge} />
            )}
            <FooterNote>
              {footer.certification}
              <Standing {...footer.certificateStanding} />
            </FooterNote>
            {certificate && (
              <FooterFile href={certificate.href}>
                <span>{certificate.label}</span> <span>{`(${certificate.format})`}</span>
                <Icon name="external-link" />
              </FooterFile>
            )}
            <FooterNote>{footer.registration}</FooterNote>
          </div>
        </FooterColumns>
        <FooterLines>
          <p>{`© ${year} ${footer.copyright}`}</p>
          {footer.sample !== null && <p>{footer.sample}</p>}
          <p>{footer.capital}</p>
        </FooterLines>
      </Frame>
    </SiteFooter>
  )
}

type ContactProps = { href: string; icon: IconName; isNewTab?: boolean; children: string }

function Contact({ href, icon, isNewTab = false, children }: ContactProps) {
  return (
    <li>
      <a href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
        <Icon name={icon} />
        <span>
          {children}
          {isNewTab && <VisuallyHidden> {navigation.newTab}</VisuallyHidden>}
        </span>
      </a>
    </li>
  )
}

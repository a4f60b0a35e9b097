import { styled } from 'styled-components'
import { certification } from '#src/content/certification.ts'
import { footer, navigation } from '#src/content/navigation.ts'
import * as organisation from '#src/content/organisation.ts'
import { sampleMark } from '#src/content/sample-mark.ts'
import * as logo from '#src/content/wordmark.ts'
import badge from '#src/images/badge-quality.svg'
import { media, theme } from '#src/theme/theme.ts'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { useCurrentYear } from '#src/dom/use-hydrated.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container, stackBelow } from '#src/ui/section.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { inkSurface, touchTarget, VisuallyHidden, wrappingRow } from '#src/ui/mixins.ts'

type Contact = { href: string; icon: IconName; text: string; isNewTab?: true }

const contacts: readonly Contact[] = [
  { href: organisation.phone.href, icon: 'phone', text: organisation.phone.text },
  ...externalContact('message-circle', organisation.messaging),
  { href: `mailto:${organisation.email}`, icon: 'mail', text: footer.email },
  ...externalContact('users', organisation.socialNetwork),
]

function externalContact(
  icon: IconName,
  service: typeof organisation.messaging,
): Contact[] {
  return service ? [{ href: service.href, icon, text: service.name, isNewTab: true }] : []
}

/** On a course page the footer omits the quality badge, which must not appear beside a course. */
export function Footer({ isOfCourse }: { isOfCourse: boolean }) {
  const year = useCurrentYear()
  const { legal } = footer
  const { certificate } = certification
  return (
    <SiteFooter>
      <Container>
        <FooterColumns>
          <div>
            <FooterHome to="/" aria-label={navigation.logo}>
              <Logo {...logo} />
            </FooterHome>
            <Contacts>
              {contacts.map(({ href, icon, text, isNewTab }) => (
                <li key={icon}>
                  <a href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
                    <Icon name={icon} />
                    <span>
                      {text}
                      {isNewTab && <VisuallyHidden> {navigation.newTab}</VisuallyHidden>}
                    </span>
                  </a>
                </li>
              ))}
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
              <img
                loading="lazy"
                src={badge}
                width={200}
                height={104}
                alt={certification.badge}
              />
            )}
            <FooterNote>
              {certification.scope}
              <ValidityNote {...organisation.certificateValidity} />
            </FooterNote>
            {certificate && (
              <ButtonLink variant="quiet" icon="external-link" href={certificate.href}>
                {`${certificate.label} (${certificate.format})`}
              </ButtonLink>
            )}
            <FooterNote>{certification.registration}</FooterNote>
          </div>
        </FooterColumns>
        <FooterBottom>
          <p>{`© ${year} ${footer.copyright}`}</p>
          {sampleMark && <p>{sampleMark.short}</p>}
          <p>{footer.legalForm}</p>
        </FooterBottom>
      </Container>
    </SiteFooter>
  )
}

const FooterNote = styled.p`
  margin-top: ${theme.space[3]};
  font-size: ${theme.text.extraSmall};
  line-height: 1.5;
  color: ${theme.color.brandLight};
`

const SiteFooter = styled.footer`
  padding-block: clamp(${theme.space[12]}, 2rem + 3vw, 5rem) ${theme.space[8]};
  ${inkSurface}
  ${theme.vars.tone.indicator}: ${theme.color.yellow};
  ${theme.vars.tone.accent}: ${theme.color.white};
  ${theme.vars.tone.accentStrong}: ${theme.color.white};
`

const FooterColumns = styled.div`
  ${stackBelow('minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)')}
  align-items: start;
  gap: ${theme.space[12]} ${theme.space[16]};
`

const FooterHome = styled(PageLink)`
  display: block;
  max-width: 300px;
`

const Contacts = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  max-width: 24rem;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};

  & a {
    ${touchTarget}
    gap: ${theme.space[2.5]};
    width: 100%;
    min-height: ${theme.size.controlHeight};
    padding-inline: ${theme.space[4]};
    border: ${theme.size.border} solid ${theme.color.borderOnDark};
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: none;
  }
  ${media.canHover} {
    & a:hover {
      border-color: ${theme.color.white};
      color: ${theme.color.ink};
      background: ${theme.color.white};
    }
  }
`

const LegalLinks = styled.nav`
  & h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.navigation};
    letter-spacing: 0;
  }
  & a {
    ${touchTarget}
    padding-block: ${theme.space[1.5]};
  }
`

const FooterBottom = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.size.thinBorder} solid ${theme.color.borderOnDark};
  font-size: ${theme.text.small};
  color: ${theme.color.brandLight};

  /* leaves room for the assistant's button */
  padding-right: clamp(
    0px,
    80px - (100vw - ${theme.size.pageWidth}) / 2,
    ${theme.space[12]}
  );
`

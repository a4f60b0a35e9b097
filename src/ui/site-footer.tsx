import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Logo } from './logo.tsx'
import { PageLink } from './page-link.tsx'
import { inkSurface, target } from './shapes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SiteFooterProps = {
  /** `written` is the name of the logo where it is not the drawing. */
  home: { to: string; label: string; written: string | null }
  /** With `newTabLabel` a contact opens in a new tab and says so. */
  contacts: { href: string; icon: IconName; name: string; newTabLabel?: string }[]
  legal: { title: string; links: { to: string; name: string }[] }
  /** The certification logo and what stands under it: each a `FooterNote` or a `FooterFile`. */
  certification: ReactNode
  /** Short sentences of the last row, spread over its width. */
  lines: ReactNode[]
}

export function SiteFooter({
  home,
  contacts,
  legal,
  certification,
  lines,
}: SiteFooterProps) {
  return (
    <Surface>
      <Frame>
        <Columns>
          <div>
            <Home to={home.to} aria-label={home.label}>
              <Logo written={home.written} />
            </Home>
            <Contacts>
              {contacts.map(({ href, icon, name, newTabLabel }) => (
                <li key={href}>
                  <a
                    href={href}
                    {...(newTabLabel !== undefined && {
                      target: '_blank',
                      rel: 'noopener',
                    })}
                  >
                    <Icon name={icon} />
                    <span>
                      {name}
                      {newTabLabel !== undefined && (
                        <VisuallyHidden> {newTabLabel}</VisuallyHidden>
                      )}
                    </span>
                  </a>
                </li>
              ))}
            </Contacts>
          </div>
          <Legal aria-label={legal.title}>
            <h2>{legal.title}</h2>
            <ul role="list">
              {legal.links.map(({ to, name }) => (
                <li key={to}>
                  <PageLink to={to}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </Legal>
          <div>{certification}</div>
        </Columns>
        <Lines>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Lines>
      </Frame>
    </Surface>
  )
}

type FooterFileProps = { href: string; label: string; format: string }

/** A file to look at, its kind said. */
export function FooterFile({ href, label, format }: FooterFileProps) {
  return (
    <File href={href}>
      <span>{label}</span> <span>{`(${format})`}</span>
      <Icon name="external-link" />
    </File>
  )
}

/** Small and light. */
export const FooterNote = styled.p`
  margin-top: ${theme.space.s3};
  font-size: ${theme.text.mini};
  line-height: 1.5;
  color: ${theme.color.chalk};
`

const Surface = styled.footer`
  padding-block: clamp(${theme.space.s7}, 2rem + 3vw, 5rem) ${theme.space.s6};
  ${inkSurface}
  ${theme.vars.tone.currentLine}: ${theme.color.yellow};

  & a {
    color: inherit;
  }
`

const File = styled.a`
  ${target}
  gap: ${theme.space.icon};
  margin-top: ${theme.space.s2};
  font-size: ${theme.text.small};
  font-weight: 600;
  text-decoration: none;

  & > span {
    text-decoration: underline ${theme.underline.thin};
  }
  & > span + span {
    font-weight: 400;
    color: ${theme.color.chalk};
    text-decoration: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  align-items: start;
  gap: ${theme.space.s7} ${theme.space.s8};

  ${media.oneColumn} {
    grid-template-columns: 1fr;
  }
`

const Home = styled(PageLink)`
  display: block;
  max-width: 300px;
`

const Contacts = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s6};

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.icon};
    min-height: ${theme.size.control};
    padding-inline: ${theme.space.s4};
    border: ${theme.size.rule} solid ${theme.color.lineOnDark};
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: none;
  }
  ${media.hovering} {
    & a:hover {
      border-color: ${theme.color.white};
      color: ${theme.color.ink};
      background: ${theme.color.white};
    }
  }
`

const Legal = styled.nav`
  & h2 {
    margin-bottom: ${theme.space.s2};
    font-size: ${theme.text.navigation};
    letter-spacing: 0;
  }
  & a {
    ${target}
  }
`

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s6};
  margin-top: ${theme.space.s8};
  padding-top: ${theme.space.s5};
  border-top: ${theme.size.hairline} solid ${theme.color.lineOnDark};
  font-size: ${theme.text.small};
  color: ${theme.color.chalk};

  /* its end lies beside the assistant's button */
  padding-right: clamp(0px, 80px - (100vw - ${theme.size.page}) / 2, ${theme.space.s7});
`

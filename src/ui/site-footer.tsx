import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { PageLink } from './page-link.tsx'
import { inkSurface, target, wrapping } from './shapes.ts'
import { stacking } from './split.tsx'

/** Small and light. */
export const FooterNote = styled.p`
  margin-top: ${theme.space.s3};
  font-size: ${theme.text.mini};
  line-height: 1.5;
  color: ${theme.color.chalk};
`

export const SiteFooter = styled.footer`
  padding-block: clamp(${theme.space.s7}, 2rem + 3vw, 5rem) ${theme.space.s6};
  ${inkSurface}
  ${theme.vars.tone.currentLine}: ${theme.color.yellow};

  & a {
    color: inherit;
  }
`

/** A file to look at: its name, then its kind. */
export const FooterFile = styled.a`
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

/** The organisation, its legal pages, its certification. */
export const FooterColumns = styled.div`
  ${stacking('minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)')}
  align-items: start;
  gap: ${theme.space.s7} ${theme.space.s8};
`

/** Holds a `Logo`. */
export const FooterHome = styled(PageLink)`
  display: block;
  max-width: 300px;
`

export const Contacts = styled.ul.attrs({ role: 'list' })`
  ${wrapping}
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

export const LegalLinks = styled.nav`
  & h2 {
    margin-bottom: ${theme.space.s2};
    font-size: ${theme.text.navigation};
    letter-spacing: 0;
  }
  & a {
    ${target}
  }
`

/** Short sentences spread over the width of the last row. */
export const FooterLines = styled.div`
  ${wrapping}
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

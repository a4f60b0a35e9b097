import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type ProgrammeLinkProps = {
  to: string
  label: ReactNode
  /** Of the training, for who hears the link alone. */
  title: ReactNode
}

/** A bar, as wide as its parent, that leads to the page of a programme. */
export function ProgrammeLink({ to, label, title }: ProgrammeLinkProps) {
  return (
    <Bar to={to} data-off-paper>
      <span>
        {label}
        <VisuallyHidden> {title}</VisuallyHidden>
      </span>
      <Icon name="arrow-right" />
    </Bar>
  )
}

const Bar = styled(PageLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  min-height: ${theme.size.row};
  padding: ${theme.space.s2} ${theme.space.inset};
  background: ${theme.tone.accent};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: break-word;
  text-decoration: none;
  color: ${theme.color.white};

  & > span {
    min-width: 0;
  }
  ${media.hovering} {
    &:hover {
      color: ${theme.color.white};
      text-decoration: underline ${theme.underline.thin};
      text-underline-offset: ${theme.underline.near};
    }
  }
  &:focus-visible {
    outline-color: ${theme.color.yellow};
    outline-offset: -6px;
  }
`

import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function DashList({ items }: { items: readonly string[] }) {
  return (
    <Dashes>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Dashes>
  )
}

const Dashes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s1};

  & > li {
    position: relative;
    padding-left: 1.35rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: ${theme.size.midline};
    width: 0.7rem;
    border-top: ${theme.size.rule} solid ${theme.tone.accent};
  }
  ${media.print} {
    gap: 0;
    margin: 0;
  }
`

export function CheckList({ items }: { items: readonly ReactNode[] }) {
  return (
    <Checks>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </Checks>
  )
}

const Checks = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.tight};

  h2 + & {
    margin-top: ${theme.space.s4};
  }
  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${theme.space.icon};
    line-height: 1.5;
  }
  & svg {
    margin-top: 0.15em;
    color: ${theme.tone.accent};
  }
`

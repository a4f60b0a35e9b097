import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'

/** A list whose bullets are checks. */
export function CheckList({ items }: { items: readonly ReactNode[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
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

import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { stacking } from './split.tsx'
import { wrapping } from './shapes.ts'

type ReassuranceProps = {
  /** A heading, a `Lead` and `Actions`. */
  children: ReactNode
  /** One or two logos, one under the other, 232 px wide. */
  badges?: ReactNode
}

/** Words on the left, badges on the right, one under the other on a small screen. */
export function Reassurance({ children, badges }: ReassuranceProps) {
  return (
    <Columns>
      <div>{children}</div>
      {badges && <BadgeColumn>{badges}</BadgeColumn>}
    </Columns>
  )
}

/** Logos in a row that wraps. */
export const Badges = styled.div`
  ${wrapping}
  align-items: center;
  gap: ${theme.space.s5};

  & > img {
    width: 232px;
  }
`

const BadgeColumn = styled(Badges)`
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.s4};
`

const Columns = styled.div`
  ${stacking('minmax(0, 7fr) minmax(0, 4fr)')}
  align-items: center;
  gap: ${theme.space.s6} ${theme.space.s8};
`

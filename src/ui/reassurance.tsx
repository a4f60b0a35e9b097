import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { stacking } from './split.tsx'
import { wrapping } from './shapes.ts'

/** A box of words on the left, a `BadgeColumn` on the right, under it on a small screen. */
export const Reassurance = styled.div`
  ${stacking('minmax(0, 7fr) minmax(0, 4fr)')}
  align-items: center;
  gap: ${theme.space.s6} ${theme.space.s8};
`

/** Logos, 232 px wide, in a row that wraps. */
export const Badges = styled.div`
  ${wrapping}
  align-items: center;
  gap: ${theme.space.s5};

  & > img {
    width: 232px;
  }
`

/** One logo or two, one under the other. */
export const BadgeColumn = styled(Badges)`
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.s4};
`

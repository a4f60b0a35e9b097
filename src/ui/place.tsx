import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** A map in a ruled frame, where there is one, the address under it. */
export function Place({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <Box>
      {map}
      <div>{children}</div>
    </Box>
  )
}

const Box = styled.div`
  border: ${theme.size.hairline} solid ${theme.color.ink};

  & > img {
    width: 100%;
    border-bottom: ${theme.size.hairline} solid ${theme.color.ink};

    ${media.print} {
      display: none;
    }
  }
  & > div {
    padding: ${theme.space.s4} ${theme.space.inset};
    line-height: 1.45;
  }
`

import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Container, stackBelow } from './section.tsx'
import { fullBleedLine } from './mixins.ts'

type NotFoundProps = {
  /** A picture of 640 × 360 px, whose line begins and ends 320 px below the top. */
  picture: ReactNode
  /** A `Kicker`, the h1, a `Lead` and `Actions`. Any other content must be in a `NotFoundMore`. */
  children: ReactNode
}

/** The page for an unknown URL or a failure. */
export function NotFound({ picture, children }: NotFoundProps) {
  return (
    <Surface>
      <Columns>
        <Text>{children}</Text>
        <Picture>{picture}</Picture>
      </Columns>
    </Surface>
  )
}

const Surface = styled.div`
  overflow: clip;
  background: ${theme.color.surfaceMutedStrong};
`

const Columns = styled(Container)`
  ${stackBelow('minmax(0, 5fr) minmax(0, 7fr)')}
  align-items: end;
  gap: ${theme.space[6]} ${theme.space[12]};
`

const Text = styled.div`
  padding-block: ${theme.layout.sectionPadding};

  & p > a {
    color: ${theme.tone.accentStrong};
  }
  ${media.upToTablet} {
    padding-bottom: 0;
  }
`

export const NotFoundMore = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[8]};
`

const Picture = styled.div`
  position: relative;

  & > :is(img, svg) {
    width: 100%;
  }
  &::before,
  &::after {
    top: calc(100% * 317.5 / 360);
    height: calc(100% * 5 / 360);
    background: ${theme.color.brand};
  }
  ${fullBleedLine}
`

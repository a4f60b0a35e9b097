import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Actions, Container, Lead, Section, stackBelow } from './section.tsx'
import { decoration } from './mixins.ts'

type ClosingBandProps = {
  title: ReactNode
  lead: ReactNode
  /** A button, at which the line of the band ends. A `ClosingSection` may have several. */
  children: ReactNode
}

/** A yellow band at the end of a page. */
export function ClosingBand({ title, lead, children }: ClosingBandProps) {
  return (
    <Band data-off-paper>
      <Container>
        <Columns>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
        </Columns>
        <ActionLine>{children}</ActionLine>
      </Container>
    </Band>
  )
}

/** A tinted section at the end of a page. */
export function ClosingSection({ title, lead, children }: ClosingBandProps) {
  return (
    <Section surface="tint" columns="heading" data-off-paper title={title}>
      <div>
        <Lead>{lead}</Lead>
        <Actions>{children}</Actions>
      </div>
    </Section>
  )
}

const Band = styled.section`
  padding-block: ${theme.layout.sectionPadding};
  overflow: clip;
  background: ${theme.color.yellow};

  & h2 {
    font-size: ${theme.text.title};
    line-height: 1;
    letter-spacing: ${theme.letterSpacing.title};
  }
`

const Columns = styled.div`
  ${stackBelow('minmax(0, 7fr) minmax(0, 4fr)')}
  align-items: end;
  gap: ${theme.space[6]} ${theme.space[16]};
`

/** The visible length of the line before the button on a small screen. */
const visibleLine = 'min(2rem, 8vw)'

const ActionLine = styled.div`
  display: flex;
  align-items: center;
  margin-top: ${theme.space[12]};

  &::before {
    ${decoration}
    position: static;
    flex: 1;
    height: ${theme.size.line};
    margin-left: -50vw;
    background: ${theme.color.ink};
  }
  & > * {
    flex: none;
  }
  ${media.upToPhone} {
    justify-content: end;

    &::before {
      flex: 0 0 calc(50vw + ${visibleLine});
    }
    & > * {
      flex: 0 0 calc(100% - ${visibleLine});
    }
  }
`

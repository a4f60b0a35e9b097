import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { Lead, Muted } from './section.tsx'
import { mark, spaceSurface } from './shapes.ts'

type PageTitleProps = {
  title: ReactNode
  lead: ReactNode
  /** A short line above the title. */
  kicker?: ReactNode
  /** A drawing of 360 × 240 that stands on the string. */
  picture: ReactNode
}

/** The coloured band that opens a page; its h1 can take the focus after a navigation. */
export function PageTitle({ title, lead, kicker, picture }: PageTitleProps) {
  return (
    <Band>
      <Columns>
        <Text>
          {kicker !== undefined && <Kicker>{kicker}</Kicker>}
          <h1 tabIndex={-1}>{title}</h1>
          <Lead>{lead}</Lead>
        </Text>
        {picture}
      </Columns>
    </Band>
  )
}

type PlainTitleProps = {
  title: ReactNode
  lead: ReactNode
  /** A short line under the lead. */
  note: ReactNode
}

/** The title of a legal page: no surface, no string. */
export function PlainTitle({ title, lead, note }: PlainTitleProps) {
  return (
    <PlainText>
      <h1 tabIndex={-1}>{title}</h1>
      <Lead>{lead}</Lead>
      <Muted>{note}</Muted>
    </PlainText>
  )
}

const Band = styled.div`
  position: relative;
  ${spaceSurface}

  &::after {
    ${mark}
    inset: auto 0 -${theme.size.nudge};
    z-index: 1;
    height: ${theme.size.titleString};
    background: ${theme.tone.stringUnderTitle};
  }
`

const Columns = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.s5} ${theme.space.s8};

  & > :is(img, svg) {
    width: clamp(11rem, 26vw, 24rem);
  }
  ${media.twoFigures} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > :is(img, svg) {
      justify-self: end;
      width: 11rem;
    }
  }
  ${media.forcedColors} {
    & > :is(img, svg) {
      forced-color-adjust: none;
      background: ${theme.tone.surface};
    }
  }
`

/** The room above a title. */
const above = 'clamp(2.5rem, 1.5rem + 3.6vw, 5rem)'

const Text = styled.div`
  padding-block: ${above} clamp(2.25rem, 1.2rem + 3vw, 4rem);

  & > h1 + p {
    max-width: 33em;
    margin-top: ${theme.space.s4};
  }
  ${media.twoFigures} {
    padding-bottom: ${theme.space.s4};
  }
  ${media.print} {
    padding-block: 0 ${theme.space.s4};
  }
`

const Kicker = styled.p`
  margin-bottom: ${theme.space.s4};
  font-size: ${theme.text.small};
  font-weight: 500;
`

const PlainText = styled(Frame)`
  padding-top: ${above};

  ${media.print} {
    padding-top: 0;
  }

  & > h1 {
    max-width: 56rem;
    font-size: min(clamp(2.125rem, 1.3rem + 2.9vw, 3.5rem), 10.8vw);
  }
  & > p {
    margin-top: ${theme.space.s4};
  }
`

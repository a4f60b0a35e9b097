import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Container, Kicker, Lead, stackBelow } from '#src/ui/section.tsx'
import { drawingInForcedColors, decoration, spaceSurface } from '#src/ui/mixins.ts'
import { Illustration } from '#src/features/illustration.tsx'

/** The props of the view of a page, which renders the part below the fold in a `DeferredSection`. */
export type PageProps<Texts> = { content: Omit<Texts, 'head'> }

type PageHeaderProps = {
  page: { title: string; lead: string; kicker?: string; image: string | null }
  /** Whether phones omit the picture, so that the content below begins on the first screen. */
  isCompact?: boolean
  children: ReactNode
}

export function PageHeader({ page, isCompact, children }: PageHeaderProps) {
  const { title, lead, kicker, image } = page
  return (
    <>
      <TitleBand>
        <TitleColumns data-compact={isCompact}>
          <TitleText>
            {kicker !== undefined && <Kicker>{kicker}</Kicker>}
            <h1 tabIndex={-1}>{title}</h1>
            <Lead>{lead}</Lead>
          </TitleText>
          <Illustration image={image} width={360} height={240} />
        </TitleColumns>
      </TitleBand>
      {children}
    </>
  )
}

const TitleBand = styled.div`
  position: relative;
  ${spaceSurface}

  &::after {
    ${decoration}
    inset: auto 0 -${theme.size.lineShift};
    z-index: 1;
    height: ${theme.size.titleLine};
    background: ${theme.tone.titleLine};
  }
`

const TitleColumns = styled(Container)`
  ${stackBelow('minmax(0, 1fr) auto', media.upToTabletOnScreen)}
  align-items: end;
  gap: ${theme.space[6]} ${theme.space[16]};

  & > :is(img, svg) {
    width: clamp(11rem, 26vw, 24rem);
  }
  ${media.upToTabletOnScreen} {
    gap: 0;

    & > :is(img, svg) {
      justify-self: end;
      width: 11rem;
    }
  }
  ${media.upToPhoneOnScreen} {
    &[data-compact] > :is(img, svg) {
      display: none;
    }
  }
  ${drawingInForcedColors}
`

const TitleText = styled.div`
  padding-block: ${theme.layout.titlePadding} clamp(2.25rem, 1.2rem + 3vw, 4rem);

  & > h1 + p {
    max-width: 33em;
  }
  ${media.upToTabletOnScreen} {
    &:not(:only-child) {
      padding-bottom: ${theme.space[4]};
    }
  }
  ${media.print} {
    padding-block: 0 ${theme.space[4]};
  }
`

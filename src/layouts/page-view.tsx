import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Frame, Kicker, Lead, stacking } from '#src/ui/section.tsx'
import { drawingOnSurface, mark, spaceSurface } from '#src/ui/shapes.ts'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { Picture } from '#src/features/picture.tsx'

/** What a module of texts exports for the page itself. */
type Content<Texts> = { content: Omit<Texts, 'head'> }

/**
 * What a page shows of its texts: above the fold what most screens show before scrolling, which
 * alone is drawn, styled and illustrated at once; its `children` are the page below.
 */
export type PageView<Texts> = {
  AboveFold: ComponentType<Content<Texts> & { children?: ReactNode }>
  BelowFold?: ComponentType<Content<Texts>>
}

type WholePageProps<Texts> = Content<Texts> & { view: PageView<Texts> }

export function WholePage<Texts>({ view, content }: WholePageProps<Texts>) {
  const { AboveFold, BelowFold } = view
  return (
    <AboveFold content={content}>
      {BelowFold && (
        <DeferredSection>
          <BelowFold content={content} />
        </DeferredSection>
      )}
    </AboveFold>
  )
}

type PageHeaderProps = {
  page: { title: string; lead: string; kicker?: string; image: string }
  /** What follows the title. */
  children: ReactNode
}

/** The title of a page, as its texts give it, with its drawing. */
export function PageHeader({ page, children }: PageHeaderProps) {
  const { title, lead, kicker, image } = page
  return (
    <>
      <TitleBand>
        <TitleColumns>
          <TitleWords>
            {kicker !== undefined && <Kicker>{kicker}</Kicker>}
            <h1 tabIndex={-1}>{title}</h1>
            <Lead>{lead}</Lead>
          </TitleWords>
          <Picture image={image} width={360} height={240} />
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
    ${mark}
    inset: auto 0 -${theme.size.lineShift};
    z-index: 1;
    height: ${theme.size.titleLine};
    background: ${theme.tone.titleLine};
  }
`

const TitleColumns = styled(Frame)`
  ${stacking('minmax(0, 1fr) auto', media.twoFigures)}
  align-items: end;
  gap: ${theme.space.s5} ${theme.space.s8};

  & > :is(img, svg) {
    width: clamp(11rem, 26vw, 24rem);
  }
  ${media.twoFigures} {
    gap: 0;

    & > :is(img, svg) {
      justify-self: end;
      width: 11rem;
    }
  }
  ${drawingOnSurface}
`

const TitleWords = styled.div`
  padding-block: ${theme.space.aboveTitle} clamp(2.25rem, 1.2rem + 3vw, 4rem);

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

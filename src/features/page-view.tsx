import type { ComponentType, ReactNode } from 'react'
import { DeferredSection } from './first-screen.tsx'
import { Kicker, TitleBand, TitleColumns, TitleWords } from '#src/ui/page-title.tsx'
import { Lead } from '#src/ui/section.tsx'
import { Picture } from './picture.tsx'

/** What a module of texts exports for the page itself. */
type Content<Texts> = { content: Omit<Texts, 'head'> }

/**
 * What a page shows of its texts: the opening is what most screens show before scrolling, and
 * alone is drawn, styled and illustrated at once; its `children` are the rest of the page.
 */
export type PageView<Texts> = {
  Opening: ComponentType<Content<Texts> & { children?: ReactNode }>
  Rest?: ComponentType<Content<Texts>>
}

type WholePageProps<Texts> = Content<Texts> & { view: PageView<Texts> }

export function WholePage<Texts>({ view, content }: WholePageProps<Texts>) {
  const { Opening, Rest } = view
  return (
    <Opening content={content}>
      {Rest && (
        <DeferredSection>
          <Rest content={content} />
        </DeferredSection>
      )}
    </Opening>
  )
}

type PageOpeningProps = {
  page: { title: string; lead: string; kicker?: string; image: string }
  /** What follows the title. */
  children: ReactNode
}

/** The title of a page, as its texts give it, with its drawing. */
export function PageOpening({ page, children }: PageOpeningProps) {
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

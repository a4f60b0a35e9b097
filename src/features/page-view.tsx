import type { ComponentType, ReactNode } from 'react'
import { DeferredSection } from './deferred-section.tsx'

/** What a module of texts exports for the page itself. */
type Content<Texts> = { content: Omit<Texts, 'head'> }

/** `children` is the rest of the page. */
export type OpeningProps<Texts> = Content<Texts> & { children?: ReactNode }
export type RestProps<Texts> = Content<Texts>

/**
 * What a page shows of its texts: the opening is what most screens show before scrolling, and
 * alone is drawn, styled and illustrated at once.
 */
export type PageView<Texts> = {
  Opening: ComponentType<OpeningProps<Texts>>
  Rest?: ComponentType<RestProps<Texts>>
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

import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Picture } from './picture.tsx'

type PageOpeningProps = {
  page: { title: string; lead: string; kicker?: string; image: string }
  /** What follows the title. */
  children: ReactNode
}

/** The title of a page, as its texts give it, with its drawing. */
export function PageOpening({ page, children }: PageOpeningProps) {
  const { title, lead, kicker, image } = page
  const picture = <Picture name={image} width={360} height={240} />
  return (
    <>
      <PageTitle title={title} lead={lead} kicker={kicker} picture={picture} />
      {children}
    </>
  )
}

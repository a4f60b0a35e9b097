import { useContext, memo } from 'react'
import { pictureOf } from '#src/images/pictures.ts'
import { BelowFoldContext } from './below-the-fold.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'

type PictureProps = {
  /** A file of `src/images`, without its ending. */
  image: string
  width: number
  height: number
  /** What it says; nothing where it only decorates. */
  alt?: string
  /** The owner's, of any size and kind: it cannot stand in the document. */
  isFile?: boolean
  /** Within a list that stands below the fold, and yet on screen at once. */
  early?: boolean
}

/** A picture of a page: above the fold drawn with the document, below it fetched when it is near. */
export function Picture({
  image,
  width,
  height,
  alt = '',
  isFile = false,
  early = false,
}: PictureProps) {
  const file = { src: pictureOf(image), width, height }
  const isBelowFold = useContext(BelowFoldContext)
  if (isFile || alt !== '' || (isBelowFold && !early))
    return <img loading={isBelowFold ? 'lazy' : undefined} {...file} alt={alt} />
  return <Drawing {...file} />
}

type File = { src: string; width: number; height: number }

/**
 * A drawing without words that is on screen at once. The build writes its shapes into the
 * document, where hydration leaves them alone; drawn later, it is a file like any other.
 */
export function Drawing(file: File) {
  return <FirstDrawn key={file.src} {...file} isLater={useHydrated()} />
}

/** Memoised for ever: rendering again after hydration would swap the inlined `<svg>` for an `<img>`. */
const FirstDrawn = memo(
  ({ isLater, ...file }: File & { isLater: boolean }) =>
    isLater ? (
      <img {...file} alt="" />
    ) : (
      <svg
        data-drawing={file.src}
        width={file.width}
        height={file.height}
        viewBox={`0 0 ${file.width} ${file.height}`}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {''}
      </svg>
    ),
  () => true,
)

import { useContext, memo } from 'react'
import { pictureOf } from '#src/images/pictures.ts'
import { BelowFoldContext } from './below-the-fold.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'

type IllustrationProps = {
  /** A file of `src/images`, without its ending. */
  image: string
  width: number
  height: number
  /** What it says; nothing where it only decorates. */
  alt?: string
  /** The owner's, of any size and kind: it cannot stand in the document. */
  isFile?: boolean
  /** Within a list that stands below the fold, and yet on screen at once. */
  eager?: boolean
}

/** A picture of a page: above the fold drawn with the document, below it fetched when it is near. */
export function Illustration({
  image,
  width,
  height,
  alt = '',
  isFile = false,
  eager: early = false,
}: IllustrationProps) {
  const file = { src: pictureOf(image), width, height }
  const isBelowFold = useContext(BelowFoldContext)
  if (isFile || alt !== '' || (isBelowFold && !early))
    return <img loading={isBelowFold ? 'lazy' : undefined} {...file} alt={alt} />
  return <InlineDrawing {...file} />
}

type File = { src: string; width: number; height: number }

/**
 * A drawing without words that is on screen at once. The build writes its shapes into the
 * document, where hydration leaves them alone; drawn later, it is a file like any other.
 */
export function InlineDrawing(file: File) {
  return <FrozenDrawing key={file.src} {...file} isFetched={useHydrated()} />
}

/** Memoised for ever: rendering again after hydration would swap the inlined `<svg>` for an `<img>`. */
const FrozenDrawing = memo(
  ({ isFetched: isLater, ...file }: File & { isFetched: boolean }) =>
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

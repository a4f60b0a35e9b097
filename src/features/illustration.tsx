import { useContext, memo } from 'react'
import { pictureOf } from '#src/images/pictures.ts'
import { BelowFoldContext } from './below-the-fold.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'

type Size = { width: number; height: number }

type IllustrationProps = Size & {
  /** A file name in `src/images`, without extension. `null` renders nothing. */
  image: string | null
  alt?: string
  /** Renders an `<img>` even above the fold, for a picture that may be too large to inline. */
  isFile?: boolean
  /** Inlines a decorative drawing even if it is below the fold. */
  eager?: boolean
}

export function Illustration({
  image,
  alt = '',
  isFile,
  eager,
  ...size
}: IllustrationProps) {
  const isBelowFold = useContext(BelowFoldContext)
  if (image === null) return null
  const file = { src: pictureOf(image), ...size }
  if (isFile || alt !== '' || (isBelowFold && !eager))
    return <img loading={isBelowFold ? 'lazy' : undefined} {...file} alt={alt} />
  return <InlineDrawing {...file} />
}

type File = Size & { src: string }

/**
 * A decorative drawing. The build inlines its shapes if possible, and hydration keeps them. After a
 * navigation in the browser, the drawing is loaded as a file.
 */
export function InlineDrawing(file: File) {
  return <FrozenDrawing key={file.src} {...file} isFetched={useHydrated()} />
}

/** Memoised, because rendering again after hydration would replace the inlined `<svg>` with an `<img>`. */
const FrozenDrawing = memo(
  ({ isFetched, ...file }: File & { isFetched: boolean }) =>
    isFetched ? (
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

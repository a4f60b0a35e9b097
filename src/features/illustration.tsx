import { useContext, useState } from 'react'
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
  // Without the key, another drawing would keep the inlined shapes of this one.
  return <InlineDrawing key={file.src} {...file} />
}

/**
 * A decorative drawing. The build inlines its shapes if possible, and hydration keeps them. A drawing that is
 * mounted after hydration is loaded as a file.
 */
export function InlineDrawing(file: Size & { src: string }) {
  const isHydrated = useHydrated()
  // Keeps the first value, so that hydration does not replace the inlined `<svg>` with an `<img>`.
  const [isFetched] = useState(isHydrated)
  if (isFetched) return <img {...file} alt="" />
  const { src, width, height } = file
  return (
    <svg
      data-drawing={src}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      suppressHydrationWarning
    >
      {''}
    </svg>
  )
}

import { memo } from 'react'
import { useHydrated } from './use-hydrated.ts'

type File = { src: string; width: number; height: number; alt: string }

/**
 * A drawing that is on screen at once; `alt` is empty where it only decorates. The build writes its shapes into the
 * document, where hydration leaves them alone; drawn later, it is a file like any other.
 */
export function Drawing(file: File) {
  return <FirstDrawn key={file.src} {...file} isLater={useHydrated()} />
}

/** Memoised for ever: rendering again after hydration would swap the inlined `<svg>` for an `<img>`. */
const FirstDrawn = memo(
  ({ isLater, alt, ...file }: File & { isLater: boolean }) =>
    isLater ? (
      <img {...file} alt={alt} />
    ) : (
      <svg
        data-drawing={file.src}
        width={file.width}
        height={file.height}
        viewBox={`0 0 ${file.width} ${file.height}`}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        suppressHydrationWarning
      >
        {''}
      </svg>
    ),
  () => true,
)

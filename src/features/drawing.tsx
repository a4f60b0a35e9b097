import { memo } from 'react'
import { useHydrated } from './use-hydrated.ts'

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

import { useContext } from 'react'
import { pictureOf } from '#src/images/pictures.ts'
import { RestContext } from './deferred-section.tsx'
import { Drawing } from './drawing.tsx'

type PictureProps = {
  /** A file of `src/images`, without its ending. */
  name: string
  width: number
  height: number
  /** What it says; nothing where it only decorates. */
  alt?: string
  /** The owner's, of any size and kind: it cannot stand in the document. */
  isFile?: boolean
  /** Within a list that belongs to the rest, and yet on screen at once. */
  early?: boolean
}

/** A picture of a page: in the opening drawn with the document, in the rest fetched when it is near. */
export function Picture({
  name,
  width,
  height,
  alt = '',
  isFile = false,
  early = false,
}: PictureProps) {
  const file = { src: pictureOf(name), width, height }
  const isInRest = useContext(RestContext)
  if (isFile || alt !== '' || (isInRest && !early))
    return <img loading={isInRest ? 'lazy' : undefined} {...file} alt={alt} />
  return <Drawing {...file} />
}

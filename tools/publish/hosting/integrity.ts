import { createHash } from 'node:crypto'

/** The document with the hash of each script it names, so that no other one runs. */
export function withIntegrity(document: string, read: (address: string) => Buffer) {
  return document.replaceAll(
    /(<script\b[^>]*\ssrc="(\/assets\/[^"]+)")/g,
    (_, opening: string, address: string) => {
      const hash = createHash('sha384').update(read(address)).digest('base64')
      return `${opening} integrity="sha384-${hash}"`
    },
  )
}

/** The type of every kind of file a build publishes, by ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain',
  ics: 'text/calendar',
  xml: 'application/xml',
  pdf: 'application/pdf',
  webmanifest: 'application/manifest+json',
}

/** The header of a file, by ending; what has none is text. */
export function contentTypeOf(ending: string) {
  const type = contentTypes[ending] ?? 'text/plain'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

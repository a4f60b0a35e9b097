/** What the configuration of a host is written from. */
export type Publication = {
  /** The host the site is published at, without scheme. */
  readonly domain: string
  /** Where `publish.sh` puts the site on a server: `assets/`, and one folder of pages a release. */
  readonly folder: string
  /** Differs with any change to any page, so that pages and their policies switch together. */
  readonly release: string
  /** Policies by page path, `/404` included. */
  readonly policies: Readonly<Record<string, string>>
  /** Other ports and certificates than a server's own. */
  readonly local?: LocalServer
}

type LocalServer = {
  readonly httpPort: number
  readonly httpsPort: number
  readonly certificate: string
  readonly key: string
}

/** The folder of a release's pages. */
export function pagesFolder({ folder, release }: Publication) {
  return `${folder}/pages-${release}`
}

/** The paths of the pages, without the one for what is not there. */
export function pagePaths({ policies }: Publication) {
  return Object.keys(policies).filter((page) => page !== '/404')
}

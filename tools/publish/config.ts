import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MailboxConfig } from '#tools/mailbox/mailbox.ts'

/** What a site tells of itself. Files count from the root of the repository. */
export type PublishConfig = {
  /** The origin of the published site, without a trailing slash; VITE_SITE_URL overrides it. */
  readonly url: string
  /** The module that exports `paths`, `siteFiles` and `render`: see `Prerender`. */
  readonly renderer: string
  /** Whose work the licences stand beside. */
  readonly owner: string
  /** Parts of other authors that come from no package. */
  readonly thirdPartyComponents: readonly {
    readonly name: string
    readonly identifier: string
    readonly file: string
  }[]
  /**
   * Why `npm run build` may publish nothing today, told before it builds; none when all is well.
   * @param ignoresExpiry the owner publishes, for this once, what is past its date
   */
  publicationErrors(ignoresExpiry: boolean): readonly string[]
  /** Sentences about what stops a publication; none when all is well. */
  validateContent(paths: readonly string[]): readonly string[]
  /** What the build says without stopping, the lines of each notice. */
  notices(): readonly (readonly string[])[]
  readonly mailbox: MailboxConfig
  /** The patterns of the files that specify the machines which the live viewer shows. */
  readonly machineModels: readonly string[]
}

/** What `site.config.ts` of the current directory exports as `site`. */
export async function readPublishConfig() {
  const { href } = pathToFileURL(path.resolve('site.config.ts'))
  const { site }: { site: PublishConfig } = await import(href)
  return site
}

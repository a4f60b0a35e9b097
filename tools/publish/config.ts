import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MovedPages } from './hosting/deployment.ts'
import type { MailboxConfig } from '#tools/mailbox/mailbox.ts'

/** The description of a site. File paths are relative to the root of the repository. */
export type PublishConfig = {
  /** The origin of the published site, without a trailing slash. VITE_SITE_URL overrides it. */
  readonly url: string
  /** The module that exports `paths`, `siteFiles` and `render` (see `Prerender`). */
  readonly renderer: string
  /** The name in the heading of the licences file. */
  readonly owner: string
  /** Third-party components that are not npm packages. */
  readonly thirdPartyComponents: readonly {
    readonly name: string
    readonly identifier: string
    readonly file: string
  }[]
  /**
   * Returns the reasons why the site must not be published today. `npm run build` stops if there are any.
   * @param ignoresExpiry whether to ignore expired facts in this build
   */
  publicationErrors(ignoresExpiry: boolean): readonly string[]
  /** Returns the content errors that stop every build. */
  validateContent(paths: readonly string[]): readonly string[]
  /** Returns the errors of prerendered files, which stop every build. `files` are their contents by path. */
  validateFiles(files: ReadonlyMap<string, string>): readonly string[]
  /** The names of public files that the build leaves out. */
  readonly unusedFiles: readonly string[]
  /** The new paths of pages by their former paths. Servers redirect from the former paths. */
  readonly movedPages: MovedPages
  /** Returns the warnings that `npm run build` prints. Each warning is a list of lines. */
  notices(): readonly (readonly string[])[]
  readonly mailbox: MailboxConfig
  /** Glob patterns of the machine models that the live viewer displays. */
  readonly machineModels: readonly string[]
}

export async function readPublishConfig() {
  const { href } = pathToFileURL(path.resolve('site.config.ts'))
  const { site }: { site: PublishConfig } = await import(href)
  return site
}

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MovedPages } from './hosting/deployment.ts'
import type { MailboxConfig } from '#tools/mailbox/mailbox.ts'

/** Description of a site. File paths are relative to the root of the repository. */
export type PublishConfig = {
  /** Origin of the published site, without a trailing slash. VITE_SITE_URL overrides it. */
  readonly url: string
  /** Module that exports `paths`, `siteFiles` and `render` (see `Prerender`). */
  readonly renderer: string
  /** Name in the heading of the licences file. */
  readonly owner: string
  /** Third-party components that are not npm packages. */
  readonly thirdPartyComponents: readonly {
    readonly name: string
    readonly identifier: string
    readonly file: string
  }[]
  /**
   * Returns the reasons for which `npm run build` must not publish today, before it builds.
   * @param ignoresExpiry whether expired facts are published this once
   */
  publicationErrors(ignoresExpiry: boolean): readonly string[]
  /** Returns the content errors that stop every build. */
  validateContent(paths: readonly string[]): readonly string[]
  /** Returns the errors of the built files, given by path, which stop every build. */
  validateFiles(files: ReadonlyMap<string, string>): readonly string[]
  /** Names of public files that no record refers to, which the build leaves out. */
  readonly unusedFiles: readonly string[]
  /** New paths of pages by their former paths, from which servers redirect. */
  readonly movedPages: MovedPages
  /** Returns warnings that the build prints, each as a list of lines. */
  notices(): readonly (readonly string[])[]
  readonly mailbox: MailboxConfig
  /** Glob patterns of the machine models that the live viewer displays. */
  readonly machineModels: readonly string[]
}

/** Imports `site` from `site.config.ts` in the current directory. */
export async function readPublishConfig() {
  const { href } = pathToFileURL(path.resolve('site.config.ts'))
  const { site }: { site: PublishConfig } = await import(href)
  return site
}

/** Builds a site, serves it, writes what its hosts need, and asks a published address for it. */
export { oldestBrowsers } from './browsers.ts'
export { buildSite } from './build.ts'
export { selfSigned, type Certificate } from './certificate.ts'
export { ask, textOf } from './ask.ts'
export { checkDelivery, checkTransport, discover } from './check-deployed.ts'
export { inTurns, runCommand } from './command.ts'
export { freePort } from './listen.ts'
export {
  contentSecurityPolicy,
  cspHash,
  policiesFile,
  readPolicies,
  securityHeaders,
} from './headers.ts'
export { contentTypeOf } from './hosting/content-types.ts'
export { type Publication } from './hosting/publication.ts'
export { caddySite } from './hosting/caddy.ts'
export { headersFile, headersFileLimits } from './hosting/headers-file.ts'
export { nginxSite } from './hosting/nginx.ts'
export { assetsOf, hostingFolder, readPublication, writeHosting } from './hosting/write.ts'
export { licenceFaults, licencesFile, licencesText } from './licences.ts'
export { type PublishConfig } from './config.ts'
export { box } from './notices.ts'
export { runProgram } from './run-program.ts'
export { mailboxEnvironment, testMailboxOrigin } from './settings.ts'
export { serveSite } from './static-server.ts'
export { startTampered, type Tamper } from './tampered-site.ts'
export { testDay } from './test-day.ts'
export { hasWebFont } from './web-font.ts'
export { asData, pageContent, treeShakeableRouter } from './vite-plugins.ts'

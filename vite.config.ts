import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testGuard } from './tools/check/test-guard.ts'
import { pageChunks } from './tools/publish/chunks.ts'
import { oldestBrowsers } from './tools/publish/browsers.ts'
import { testDay, testFacts } from './tools/publish/test-inputs.ts'
import {
  asData,
  brandFiles,
  changedFiles,
  pageData,
  treeShakeableRouter,
} from './tools/publish/vite-plugins.ts'
import { recolor, tonesOf } from './facts/format/tones.ts'
import { typeset } from './facts/format/typeset.ts'
import { drawingFile, factsFolder, readRecords } from './src/checks/facts-folder.ts'
import { publicFolder } from './src/document/public-files.ts'

const chunkOf = pageChunks({
  start: 'src/app/app.tsx',
  registry: 'src/app/page-views.ts',
  groups: {
    contact: [
      'src/pages/company/contact.tsx',
      'src/pages/individual/individual-contact.tsx',
    ],
    funding: [
      'src/pages/company/company-home.tsx',
      'src/pages/individual/individual-home.tsx',
    ],
    programme: ['src/pages/company/programme.tsx'],
    programmes: [
      'src/pages/company/apprenticeship.tsx',
      'src/pages/company/catalogue.tsx',
      'src/pages/company/mandatory-trainings.tsx',
    ],
  },
})

const groups = [
  // Radix is not part of `vendor`, because only the notices use it, and they are loaded later.
  { name: 'vendor', test: /node_modules\/(?!@radix-ui\/)|src\/app\/react-client/ },
  // The dependencies of a module are not included with it, because `chunkOf` is called for them too.
  { name: chunkOf, debugName: 'pages', includeDependenciesRecursively: false },
]

/**
 * The first line of two scripts that every page runs. With this hint, Chromium compiles their functions
 * while the files load, instead of on the main thread at the first call.
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const startChunks = ['vendor', 'kit']

// Vitest's main process reads the test facts. A build in a test has VITEST_WORKER_ID and uses FACTS_FOLDER.
const isTestRun = process.env.VITEST && !process.env.VITEST_WORKER_ID
const factsSource = isTestRun ? path.resolve(testFacts) : factsFolder
// @xstate/react imports this shim, which adds 0.3 kB (Brotli). React 18 and later export its hook.
const syncStoreAlias = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }

/** Modules of `src/content/` that the browser's build replaces with the values of their exports. */
const dataFiles = [
  'chat',
  'failure',
  'funding-words',
  'message',
  'notices',
  'organisation',
  'programme-paths',
  'request-recall',
  'values',
  'wordmark',
]

/** Bundles the legal texts, and watches them in development. Plain Node reads them from disk. */
const legalFiles: Plugin = {
  name: 'legal-files',
  load: {
    filter: { id: /\/content\/legal-file\.ts$/ },
    handler: () => `
      const files = import.meta.glob('./legal/*.md', { query: '?raw', import: 'default', eager: true })
      export const legalFile = (name) => files[\`./legal/\${name}.md\`]`,
  },
}

/** Bundles the facts, and watches them in development. Plain Node reads them from disk. */
const factRecords: Plugin = {
  name: 'fact-records',
  load: {
    filter: { id: /\/content\/facts\.ts$/ },
    handler() {
      const records = readRecords(factsSource)
      for (const name of Object.keys(records))
        this.addWatchFile(path.join(factsSource, `${name}.json`))
      return `export const facts = ${JSON.stringify(records)}`
    },
  },
}

/** The tones that the drawings in `src/images` use. They are replaced with those of the brand colour. */
const drawnTones = tonesOf('#1f45b5')
const brandFile = path.join(factsSource, 'brand.json')

function readDrawing(name: string) {
  const svg = readFileSync(drawingFile(name, factsSource), 'utf8')
  const { color }: { color: string } = JSON.parse(readFileSync(brandFile, 'utf8'))
  return recolor(svg, drawnTones, tonesOf(color))
}

// Each folder of facts has its own folder of drawings, because builds may run at the same time.
const drawingsFolder = path.resolve(
  '.drawings',
  path.relative('', factsSource).replaceAll(/\W+/g, '-'),
)

function readBrand() {
  const { brand, identity, 'texts-company-home': home } = readRecords(factsSource)
  const { color, slogan, logo, icon } = brand
  const read = (name: string | null) => (name === null ? null : readDrawing(`${name}.svg`))
  return {
    color,
    slogan: typeset(slogan),
    name: typeset(identity.wordmark),
    logo: read(logo),
    icon: read(icon),
    drawing: read(home.hero.image),
    font: 'src/fonts/radio-canada-big-bold.ttf',
  }
}

/** Bundles the logo in the organisation's colour. Plain Node reads its file from disk. */
const logoFile: Plugin = {
  name: 'logo-file',
  load: {
    filter: { id: /\/content\/logo-file\.ts$/ },
    handler() {
      this.addWatchFile(brandFile)
      return `export const logoFile = () => ${JSON.stringify(readBrand().logo)}`
    },
  },
}

const project = (name: string, own: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { name, ...own },
})

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    factRecords,
    legalFiles,
    logoFile,
    brandFiles(readBrand),
    changedFiles('src/images', drawingsFolder, readDrawing, brandFile),
    react(),
    pageData({
      list: 'src/content/page-list.ts',
      data: 'src/document/page-data.ts',
      contents: 'src/page-content/page-contents.ts',
      pictures: 'src/images/pictures.ts',
    }),
    asData(['src/theme/brand.ts', ...dataFiles.map((name) => `src/content/${name}.ts`)]),
    treeShakeableRouter(),
    testGuard,
  ],
  // Component ids are generated at compile time, because the prerenderer and the browser need the same ids.
  oxc: {
    plugins: { styledComponents: { displayName: mode === 'development', fileName: false } },
  },
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  resolve: {
    alias: isSsrBuild || command === 'serve' ? [] : [syncStoreAlias],
  },
  publicDir: publicFolder,
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    modulePreload: false,
    // Vite must not inline files: `inlineDrawings` already inlines the drawings above the fold.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a slow machine, the bundler would otherwise warn about slow plugins.
      checks: { pluginTimings: false },
      output: {
        // The hashes are short, because a script lists the URLs of all drawings.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          codeSplitting: { groups },
          postBanner: ({ name }) => (startChunks.includes(name) ? compileHint : ''),
        }),
      },
    },
  },
  test: {
    // With the cache, tests would use old facts, because it ignores the files that plugins read.
    fsModuleCache: false,
    // Without this option, `vitest run` leaves one core idle.
    maxWorkers: '100%',
    // Servers that tests start accept request headers of up to 32 kB, as in `tools/check/run.mjs`.
    execArgv: ['--max-http-header-size=32768'],
    // These timeouts only end tests and hooks that hang.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // VITE_SITE_URL is empty, so that the tests ignore the URL in a developer's `.env`.
    env: { BUILD_DAY: testDay, FACTS_FOLDER: testFacts, VITE_SITE_URL: '' },
    setupFiles: ['tools/check/heartbeat.ts'],
    // With `-t`, the list of skipped tests would hide the failure of a selected test.
    hideSkippedTests: true,
    // A new snapshot fails until `-u` writes it, so that it is reviewed.
    update: 'none',
    projects: [
      // These tests run without a DOM, so that they fail if a machine or a text uses `document`.
      project('units', {
        include: [
          'tests/{machines,planted,product,content,evidence,services,theme}/**/*.test.ts',
          'tools/{publish,mailbox,bench,check,editor,owner}/**/*.test.ts',
        ],
        exclude: ['**/*.built.test.ts'],
      }),
      project('statecharts', {
        isolate: false,
        include: ['tools/statecharts/**/*.test.ts'],
        env: { STATECHARTS_CONFIG: 'tools/statecharts/examples/statecharts.config.ts' },
      }),
      // Most of these tests read the output of `npm run build -- --for-tests`.
      project('built', {
        // Without isolation, these tests share the parsed pages.
        isolate: false,
        include: [
          'tests/{pages,hosting,statecharts}/**/*.test.{ts,tsx}',
          'tools/**/*.built.test.ts',
        ],
      }),
      project('webkit', {
        include: ['tests/webkit/**/*.test.ts'],
        expect: { poll: { timeout: 30_000, interval: 30 } },
      }),
      project('views', {
        environment: 'happy-dom',
        // Makes styled-components insert rules one by one, as in production. Otherwise happy-dom would
        // parse the whole sheet again for each rule.
        env: { SC_DISABLE_SPEEDY: 'false' },
        setupFiles: ['tests/views/setup.ts'],
        restoreMocks: true,
        mockReset: true,
        unstubGlobals: true,
        unstubEnvs: true,
        include: ['{tests/views,tools/editor}/**/*.test.tsx'],
      }),
    ],
  },
}))

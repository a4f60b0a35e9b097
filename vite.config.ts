import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testGuard } from './tools/check/test-guard.ts'
import { pageChunks } from './tools/publish/chunks.ts'
import { oldestBrowsers } from './tools/publish/browsers.ts'
import { testDay, testFacts } from './tools/publish/test-inputs.ts'
import {
  brandDrawings,
  brandFiles,
  computedData,
  portableComponentIds,
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

// @xstate/react imports this shim, which adds 0.3 kB (Brotli). React 18 and later export its hook.
const syncStoreAlias = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }

/** Modules whose exported values are sent to the browser instead of their source code. */
const dataFiles = [
  'src/content/chat.ts',
  'src/content/facts.ts',
  'src/content/failure.ts',
  'src/content/funding-words.ts',
  'src/content/message.ts',
  'src/content/notices.ts',
  'src/content/organisation.ts',
  'src/content/programme-paths.ts',
  'src/content/request-recall.ts',
  'src/content/values.ts',
  'src/content/wordmark.ts',
  'src/theme/brand.ts',
]

/** The tones that the drawings in `src/images` use. They are replaced with those of the brand colour. */
const drawnTones = tonesOf('#1f45b5')

function readDrawing(name: string) {
  const { brand } = readRecords(factsFolder)
  return recolor(readFileSync(drawingFile(name), 'utf8'), drawnTones, tonesOf(brand.color))
}

function readBrand() {
  const { brand, identity, 'texts-company-home': home } = readRecords(factsFolder)
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

const project = (name: string, own: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { name, ...own },
})

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    brandFiles(readBrand),
    brandDrawings('src/images', readDrawing),
    react(),
    computedData({
      constants: dataFiles,
      list: 'src/content/page-list.ts',
      pages: 'src/document/page-data.ts',
      pictures: 'src/images/pictures.ts',
      readers: ['facts', 'legal-file', 'logo-file'].map((name) => `src/content/${name}.ts`),
      sources: ['src', 'facts', factsFolder],
    }),
    treeShakeableRouter(),
    portableComponentIds(),
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
        // The hashes are short, because scripts list the URLs of all drawings and of other scripts.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[name]-[hash:6].js',
          entryFileNames: 'assets/[name]-[hash:6].js',
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
    setupFiles: ['tools/check/watchdog.ts'],
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

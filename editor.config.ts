/** What the owner's editor knows of this site: it is there even when a fact stops all the rest. */
import { readFileSync } from 'node:fs'
import { drawings, fixedFields, judgeFiles, whereShown } from './src/checks/owner-editor.ts'
import { factsFolder } from './src/checks/facts-folder.ts'
import { buildDay } from './src/content/build-day.ts'
import { pages } from './src/content/page-list.ts'
import type { EditorConfig } from './tools/editor/editor.ts'

export const editor: EditorConfig = {
  registry: 'facts/kinds.ts',
  folder: factsFolder,
  renderer: 'src/prerender.tsx',
  first: ['courses', 'claims', 'mandatory-trainings', 'individual-trainings'],
  judge: judgeFiles,
  today: () => buildDay,
  whereShown,
  fixed: fixedFields,
  references: () => ({ images: drawings() }),
  files: {
    images: {
      folder: 'src/images',
      formats: ['svg'],
      name: null,
      square: 128,
      holds: 'name',
    },
    'certificate.file': {
      folder: 'src/public',
      formats: ['pdf', 'svg', 'png'],
      name: 'certificat-qualite',
      square: null,
      holds: 'link',
    },
  },
  publication: async () => {
    const { site } = await import('./site.config.ts')
    return { stops: site.validate(pages.map(({ path }) => path)), looks: [] }
  },
  look: { font: 'src/fonts/radio-canada-big.woff2', wordmark },
}

/** As `index.html` holds it, on dark ground. */
function wordmark() {
  const document = readFileSync('index.html', 'utf8')
  const letters = /<g id="wordmark">[^]*?<\/g>/.exec(document)?.[0] ?? ''
  const string = '<path d="M3 18.5h409.6" stroke="#ffd04a" stroke-width="5.5"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 583 102" fill="#fff">${letters}${string}</svg>`
}

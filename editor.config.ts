/** What the owner's editor knows of this site: it is there even when a fact stops all the rest. */
import path from 'node:path'
import {
  categoryChoices,
  drawings,
  fixedFields,
  isShownBySource,
  judgeFiles,
  whereShown,
} from './src/checks/owner-editor.ts'
import { kinds } from './facts/kinds.ts'
import { readFacts } from './src/checks/fact-files.ts'
import { factsFolder } from './src/checks/facts-folder.ts'
import { today } from './src/content/build-day.ts'
import { everyPage } from './src/content/page-list.ts'
import type { EditorConfig } from './tools/editor/editor.ts'

const { courses, claims, ...others } = kinds

const images = {
  folder: path.resolve('src/images'),
  isDrawing: true,
  isNeeded: isShownBySource,
}
const logo = (name: string, title: string) => ({
  ...images,
  formats: ['svg', 'png', 'jpg'] as const,
  name,
  beside: { kind: 'certificate', title },
})

export const editor: EditorConfig = {
  folder: factsFolder,
  // Those that she changes most come first.
  kinds: { courses, claims, ...others },
  read: () => readFacts(factsFolder),
  judge: judgeFiles,
  today,
  whereShown,
  fixed: fixedFields,
  references: () => ({ ...categoryChoices(), images: drawings() }),
  files: {
    image: { ...images, formats: ['svg', 'png', 'jpg'], name: null },
    certificate: {
      // Another organisation's is published with its facts, and never with the first one's.
      folder: process.env.FACTS_FOLDER
        ? path.join(factsFolder, 'public')
        : path.resolve('src/public'),
      formats: ['pdf', 'svg', 'png', 'jpg'],
      name: 'certificat-qualite',
      isDrawing: false,
      isNeeded: () => false,
    },
    'badge-quality': logo('badge-quality', 'Logo de la certification qualité'),
    'badge-training-account': logo(
      'badge-training-account',
      'Logo du compte personnel de formation',
    ),
  },
  publication: async () => {
    const { site } = await import('./site.config.ts')
    return site.validate(everyPage.map(({ path: address }) => address))
  },
}

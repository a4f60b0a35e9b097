import type { Labels } from 'statecharts'
import type { StatechartsConfig } from 'statecharts/node'
import { models } from './models.ts'
import type { PlayerView } from './player.rules.ts'
import { studioProduct } from './studio.product.ts'
import { serverAnswers, uploadManual } from './upload.manual.ts'
import type { UploadView } from './upload.rules.ts'

const yes = (value: boolean) => (value ? 'yes' : 'no')

const player: Labels<PlayerView> = {
  title: 'Player',
  start: 'The player is open and paused.',
  page: '/player',
  see: ({ isPlaying, isMuted, isTimed }) => ({
    Plays: yes(isPlaying),
    Muted: yes(isMuted),
    'Stops by itself': yes(isTimed),
  }),
}

const upload: Labels<UploadView> = {
  title: 'Upload',
  start: 'No file is chosen.',
  page: '/',
  outcomes: {
    'upload accepted': 'The server accepts the file',
    'upload refused': 'The server refuses the file',
  },
  payload: ({ name }) => ({ File: String(name) }),
  see: ({ screen, hasFile, isBusy, isStatusFocused, canRetry, requests }) => ({
    Screen: screen,
    'File chosen': yes(hasFile),
    Busy: yes(isBusy),
    'Status has the focus': yes(isStatusFocused),
    'Can retry': yes(canRetry),
    Requests: String(requests),
  }),
}

export const config: StatechartsConfig = {
  models,
  product: studioProduct,
  labels: { player, upload },
  pathsFolder: 'tools/statecharts/examples',
  drawingsFolder: 'tools/statecharts/examples/drawings',
  machinesFolder: 'tools/statecharts/examples',
  scripts: { adapters: [uploadManual], sentences: [serverAnswers], targets: {} },
}

import type { Model } from 'statecharts'
import { playerModel } from './player.model.ts'
import { uploadModel } from './upload.model.ts'

export const models: readonly Model[] = [playerModel, uploadModel]

/** Asks the project's checks in a thread of its own: what the server has read is from when it began. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { EditorConfig } from './config.ts'

const file = pathToFileURL(path.resolve('editor.config.ts')).href
const { editor }: { editor: EditorConfig } = await import(file)
parentPort?.postMessage(await editor.publication())

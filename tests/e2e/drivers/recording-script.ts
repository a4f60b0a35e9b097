import path from 'node:path'
import { build } from 'vite'

let script: Promise<string> | undefined

/** The source of `recording.ts` with all that it imports, to run in a page. */
export function recordingScript(): Promise<string> {
  script ??= bundle(path.resolve(import.meta.dirname, 'recording.ts'))
  return script
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'recordingScript' } },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The recording was not built')
  return chunk.code
}

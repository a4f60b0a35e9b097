import { build, type BuildOptions, type PluginOption } from 'vite'
import { outputsOf } from '#tools/publish/publish.ts'

/** The scripts of a client build by the site's own configuration, written nowhere. */
export async function buildScripts(options: BuildOptions, plugins: PluginOption[] = []) {
  const result = await build({
    root: process.cwd(),
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: { ...options, write: false },
  })
  return outputsOf(result).filter((file) => file.type === 'chunk')
}

/** `node tools/check/run.mjs FILE …` installs the dependencies if necessary, then runs FILE. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import './end-with-parent.mjs'

// Node 20.0 can run this file, but does not support `import.meta.dirname`.
const root = fileURLToPath(new URL('../..', import.meta.url))
// npm writes this file at the end of an installation.
const lockfileCopy = path.join(root, 'node_modules', '.package-lock.json')
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const installedNode = path.join(root, 'node_modules', 'node', 'bin', executable)

checkRequirements()
installDependencies()
runWithInstalledNode(process.argv.slice(2))

function checkRequirements() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < 20)
    exitWithError(`Node 20 or newer is required, but this is Node ${node}.`)
  // Vite reads these characters as the end of a file name, and PATH uses its delimiter.
  const [character] =
    /[#?*]/.exec(root) ?? (root.includes(path.delimiter) ? path.delimiter : [])
  if (character)
    exitWithError(
      `A folder with "${character}" in its name cannot be built. Rename ${root}`,
    )
}

/** Runs `npm ci` unless the lockfile is older than the last installation. */
function installDependencies() {
  const lockfileTime = statSync(path.join(root, 'package-lock.json')).mtimeMs
  if (existsSync(lockfileCopy) && existsSync(installedNode))
    if (statSync(lockfileCopy).mtimeMs >= lockfileTime) return
  console.log('Installing dependencies…')
  // pnpm and Yarn set this variable too, but only npm can install from its lockfile.
  const { npm_execpath: runner = '' } = process.env
  const npmScript = path.basename(runner).startsWith('npm') ? runner : ''
  const [command, ...prefix] = npmScript ? [process.execPath, npmScript] : ['npm']
  const options = ['--include=dev', '--no-audit', '--no-fund', '--no-engine-strict']
  const parameters = [...prefix, 'ci', ...options]
  const shell = !npmScript && process.platform === 'win32'
  const spawnOptions = { cwd: root, shell, stdio: 'inherit' }
  const { error, status } = spawnSync(command, parameters, spawnOptions)
  if (error) exitWithError(`npm is required, but cannot be started: ${error.message}`)
  if (status !== 0)
    exitWithError(
      `The installation failed: "npm ci" exited with code ${status} (see above).`,
    )
  if (!existsSync(installedNode))
    exitWithError(
      'Node 24 was not installed. Allow npm to run install scripts, then try again.',
    )
}

/** @param {readonly string[]} command a file relative to the root, and its arguments */
function runWithInstalledNode([file = '', ...parameters]) {
  // Child processes of the command find the same Node in PATH.
  const folders = [path.dirname(installedNode), process.env.PATH ?? '']
  const env = { ...process.env, PATH: folders.join(path.delimiter) }
  const nodeOptions = [
    // Cookies of other local servers are sent to ours. The default limit is 16 kB.
    '--max-http-header-size=32768',
    `--import=${new URL('end-with-parent.mjs', import.meta.url)}`,
  ]
  const command = [...nodeOptions, path.join(root, file), ...parameters]
  const child = spawn(installedNode, command, {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 130))
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function exitWithError(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** `node tools/check/run.mjs FILE …` installs the dependencies if necessary, then runs FILE. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import './end-with-parent.mjs'

// Node 20.0 can run this file, but does not support `import.meta.dirname`.
const root = fileURLToPath(new URL('../..', import.meta.url))
// npm writes this file at the end of an installation.
const lockfileCopy = path.join(root, 'node_modules', '.package-lock.json')
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const installedNode = path.join(root, 'node_modules', 'node', 'bin', executable)

/** @type {Readonly<Record<string, number>>} */
const sitePorts = { 'tools/publish/serve.ts': 4173, 'tools/publish/develop.ts': 5173 }
const [file = '', ...parameters] = process.argv.slice(2)
checkRequirements()
if (!areDependenciesInstalled()) {
  await checkPort()
  installDependencies()
}
runWithInstalledNode()

function checkRequirements() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < 20)
    exitWithError(`Node 20 or newer is required, but this is Node ${node}.`)
  const { BUILD_DAY: day } = process.env
  // Days are compared as texts.
  if (day && new Date(day).toJSON()?.slice(0, 10) !== day)
    exitWithError(`BUILD_DAY must be a date such as 2027-03-01, but is "${day}".`)
  // Vite does not support `#`, `?` and `*` in paths. A folder in PATH cannot contain the delimiter of PATH.
  const [character] =
    /[#?*]/.exec(root) ?? (root.includes(path.delimiter) ? path.delimiter : [])
  if (character)
    exitWithError(
      `A folder with "${character}" in its name cannot be built. Rename ${root}`,
    )
}

function areDependenciesInstalled() {
  const lockfileTime = statSync(path.join(root, 'package-lock.json')).mtimeMs
  return (
    existsSync(lockfileCopy) &&
    existsSync(installedNode) &&
    statSync(lockfileCopy).mtimeMs >= lockfileTime
  )
}

/** Exits if the site's port is taken, before the long installation. Later, the servers check all ports. */
async function checkPort() {
  if (!(file in sitePorts)) return
  const port = process.env.PORT || sitePorts[file]
  try {
    const probe = createServer().listen(Number(port), '127.0.0.1')
    await once(probe, 'listening')
    probe.close()
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      exitWithError(
        `Port ${port} is already taken. Stop the program that uses it, or set another port with PORT=….`,
      )
  }
}

function installDependencies() {
  console.log('Installing dependencies, which takes about a minute…')
  // pnpm and Yarn set this variable too, but only npm can install from its lockfile.
  const { npm_execpath: runner = '' } = process.env
  const npmScript = path.basename(runner).startsWith('npm') ? runner : ''
  const [command, ...prefix] = npmScript ? [process.execPath, npmScript] : ['npm']
  const options = [
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-engine-strict',
    // The packages run in the installed Node 24, so warnings about the terminal's Node do not apply.
    '--loglevel=error',
  ]
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

function runWithInstalledNode() {
  // Child processes of the command find the same Node in PATH.
  const folders = [path.dirname(installedNode), process.env.PATH ?? '']
  const env = { ...process.env, PATH: folders.join(path.delimiter) }
  const nodeOptions = [
    // Browsers also send the cookies of other servers on localhost. Node's default limit is 16 kB.
    '--max-http-header-size=32768',
    `--import=${new URL('end-with-parent.mjs', import.meta.url)}`,
  ]
  const command = [...nodeOptions, path.join(root, file), ...parameters]
  const child = spawn(installedNode, command, { cwd: root, stdio: 'inherit', env })
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

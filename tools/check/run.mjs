/** `node tools/check/run.mjs FILE …`: installs what is missing, then runs a file with Node 24. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The machine's own Node runs this file, from Node 20.0 on: it has no import.meta.dirname.
const root = fileURLToPath(new URL('../..', import.meta.url))
// npm leaves it behind, last of all.
const installed = path.join(root, 'node_modules', '.package-lock.json')
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const installedNode = path.join(root, 'node_modules', 'node', 'bin', executable)

refuseWhatCannotWork()
installWhatIsMissing()
runWithInstalledNode(process.argv.slice(2))

function refuseWhatCannotWork() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < 20)
    leave(`Node 20 or newer is needed, and this is Node ${node}.`)
  // Vite takes them for the end of a file's name, the path for the end of a folder's.
  const [sign] = /[#?*]/.exec(root) ?? (root.includes(path.delimiter) ? path.delimiter : [])
  if (sign) leave(`A folder whose name has "${sign}" in it cannot be built: rename ${root}`)
}

/** Runs `npm ci` unless what the lockfile names was installed since it was written. */
function installWhatIsMissing() {
  const written = statSync(path.join(root, 'package-lock.json')).mtimeMs
  if (existsSync(installed) && existsSync(installedNode))
    if (statSync(installed).mtimeMs >= written) return
  console.log('Installing what is missing…')
  const script = process.env.npm_execpath
  const [command, ...prefix] = script ? [process.execPath, script] : ['npm']
  const parameters = [...prefix, 'ci', '--include=dev', '--no-audit', '--no-fund']
  const shell = !script && process.platform === 'win32'
  const { status } = spawnSync(command, parameters, { cwd: root, shell, stdio: 'inherit' })
  if (status !== 0)
    leave(
      `The installation failed: "npm ci" ended with code ${status}, for the reason above.`,
    )
  if (!existsSync(installedNode))
    leave(
      'The installation lacks Node 24: allow npm to run install scripts, then try again.',
    )
}

/** @param {readonly string[]} command a file from the root, and its parameters */
function runWithInstalledNode([file = '', ...parameters]) {
  // The programs that a command starts find their Node on the path.
  const places = [path.dirname(installedNode), process.env.PATH ?? '']
  const env = { ...process.env, PATH: places.join(path.delimiter) }
  const child = spawn(installedNode, [path.join(root, file), ...parameters], {
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
function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}

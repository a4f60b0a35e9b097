import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Node 20.0 has no import.meta.dirname.
const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = path.join(root, 'node_modules', '.installed')
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const installedNode = path.join(root, 'node_modules', 'node', 'bin', executable)

/** Runs `npm ci` unless the lockfile is the one last installed on this kind of machine. */
export async function installWhatIsMissing() {
  const stamp = currentStamp()
  if (readStamp() === stamp && existsSync(installedNode)) return
  console.log('Installing what is missing…')
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error(output.trimEnd())
    leave(
      `The installation failed: "npm ci" ended with code ${code}, for the reason above.`,
    )
  }
  if (!existsSync(installedNode)) {
    leave(
      'The installation lacks Node 24: allow npm to run install scripts, then try again.',
    )
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Runs a script with the installed Node 24, then leaves with its exit code.
 * @param {URL} script
 */
export function runWithInstalledNode(script) {
  const file = fileURLToPath(script)
  // The programs of node_modules/.bin find their Node on the path.
  const places = [path.dirname(installedNode), process.env.PATH ?? '']
  const env = { ...process.env, PATH: places.join(path.delimiter) }
  const child = spawn(installedNode, [file], { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => leave(`Node 24 cannot start: ${error.message}.`))
  child.on('exit', (code) => process.exit(code ?? 130))
}

function currentStamp() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
}

/**
 * @param {string[]} parameters
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(parameters) {
  const script = process.env.npm_execpath
  const [command, ...prefix] = script ? [process.execPath, script] : ['npm']
  return new Promise((resolve) => {
    let output = ''
    const shell = !script && process.platform === 'win32'
    const child = spawn(command, [...prefix, ...parameters], { cwd: root, shell })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => (output += text))
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** @param {string} sentence */
function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}

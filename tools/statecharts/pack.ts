/** `node pack.ts FOLDER` writes the installable package to a folder. `npm pack FOLDER` then archives it. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const source = import.meta.dirname
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Missing folder: node pack.ts FOLDER')
const { resolve } = createRequire(import.meta.url)
const compiler = path.join(resolve('typescript/package.json'), '../bin/tsc')
const options = ['--project', source, '--outDir', folder]
execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' })
for (const name of ['README.md', 'docs', 'viewer/viewer.css'])
  cpSync(path.join(source, name), path.join(folder, name), { recursive: true })
const { private: _private, ...manifest } = JSON.parse(
  readFileSync(path.join(source, 'package.json'), 'utf8').replaceAll(/\.tsx?"/g, '.js"'),
)
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))

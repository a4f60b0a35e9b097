import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { UsageError } from '../core/step.ts'
import { type Command, readArgs } from './terminal.ts'

export const newMachine: Command = {
  help: `npm run paths -- new NAME
writes the files of a new machine: machine, model and screen

Writes machines/NAME.ts, tests/machines/NAME.model.ts and tests/screens/NAME.screen.ts with a working
two-state example to adapt. Existing files are never overwritten, and no registry needs an update.`,
  run: async (words) => {
    const [name = ''] = readArgs(words, {}, 1).positionals
    if (!/^[a-z]+(-[a-z]+)*$/.test(name))
      throw new UsageError(
        'A machine name consists of lower-case words, joined by hyphens: paths -- new door',
      )
    const files = filesOf(name)
    const existing = Object.keys(files).find(existsSync)
    if (existing !== undefined) throw new UsageError(`${existing} already exists.`)
    for (const [file, source] of Object.entries(files)) {
      await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true })
      await writeFile(file, source)
      console.log(file)
    }
    return true
  },
}

function filesOf(name: string): Readonly<Record<string, string>> {
  const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    [`machines/${name}.ts`]: `/** Describe here what the machine controls. */
import { setup } from 'xstate'

export const ${camel}Machine = setup({
  types: { events: {} as { type: 'door.open' }, tags: {} as 'open' },
}).createMachine({
  id: '${camel}',
  initial: 'closed',
  states: { closed: { on: { 'door.open': 'open' } }, open: { tags: 'open' } },
})
`,
    [`tests/machines/${name}.model.ts`]: `import { specify } from 'statecharts'
import { ${camel}Machine } from '../../machines/${name}.ts'

const initial = { isOpen: false }

export const ${camel}Model = specify({ machine: ${camel}Machine, initial })({
  name: '${name}',
  rules: {
    'door.open': {
      from: { isOpen: false },
      says: '§0 – Requirement of the specification.',
      to: { isOpen: true },
      otherwise: 'The door is already open.',
    },
  },
  events: ['door.open'],
  observe: (snapshot) => ({ isOpen: snapshot.hasTag('open') }),
})
`,
    [`tests/screens/${name}.screen.ts`]: `import { defineScreen, phrase, sentences } from 'statecharts'
import { ${camel}Model } from '../machines/${name}.model.ts'

export const ${camel}Screen = defineScreen({
  model: ${camel}Model,
  title: 'Name for testers',
  pages: ['/'],
  preconditions: [],
  controls: { door: { at: { css: 'button' }, label: 'Door' } },
  gestures: { 'door.open': { on: 'door' } },
  observations: {
    isOpen: {
      expected: ({ isOpen }) => isOpen,
      read: () => document.querySelector('button[aria-expanded=true]') !== null,
      describe: ({ isOpen }) => isOpen && phrase(sentences.see, 'Text behind the door'),
    },
  },
})
`,
  }
}

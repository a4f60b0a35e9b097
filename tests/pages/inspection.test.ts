import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assetTexts } from './built-site.ts'

/** Of each tool of development, and each library of its own, a text that minification leaves alone. */
const tools = {
  'statecharts/inspection': [
    'BroadcastChannel',
    'a getter that throws',
    'https://stately.ai',
    '[function]',
  ],
  editor: ['__facts', 'facts-editor', 'safeParse', 'Rien n’est enregistré'],
}

const folder = path.resolve(import.meta.dirname, '../../tools')

test.each(Object.entries(tools))(
  'the published scripts hold nothing of tools/%s @asvs-no-inspection',
  (tool, marks) => {
    const sources = readdirSync(path.join(folder, tool))
      .map((file) => readFileSync(path.join(folder, tool, file), 'utf8'))
      .join('\n')
    expect(marks.filter((mark) => !sources.includes(mark))).toEqual([])
    const scripts = assetTexts('.js').join('\n')
    expect(scripts.length).toBeGreaterThan(100_000)
    const shipped = marks.filter((mark) => scripts.includes(mark))
    expect(shipped).toEqual([])
  },
)

// `second-organisation.test.ts` finds nothing of it in the site that is published.
test('the site of the browser tests can be listened to', () => {
  const listening = assetTexts('.js').filter((text) => text.includes('inspectMachines'))
  expect(listening).toHaveLength(1)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headlessDriver, walk } from '../core/drivers.ts'
import { type NamedPath, parseStep } from '../core/step.ts'
import { score } from '../core/score.ts'
import { senderModel } from '../core/sender-fixture.ts'
import { analyse, type Subject } from './analysis.ts'
import { readResults, type RunResult, saveResult, walkedPath } from './results.ts'
import { report } from './write.ts'

const made = new Date('2026-11-20T10:00:00Z')
const typed = 'field.change {"value":"Bonjour"}'
const sent: NamedPath = {
  name: 'path 1',
  steps: [typed, 'form.submit', 'send accepted', 'form.reset'].map(parseStep),
}
const refused: NamedPath = {
  name: 'a refusal',
  steps: [typed, 'form.submit', 'send refused'].map(parseStep),
}
const subject: Subject = {
  model: senderModel,
  title: 'Formulaire <d’essai>',
  paths: [sent, refused],
}

async function headlessRun(): Promise<RunResult> {
  const paths = []
  for (const each of subject.paths)
    paths.push(walkedPath(each, await walk(headlessDriver(senderModel), each, senderModel)))
  const { results } = await score(senderModel, subject.paths)
  const walks = { runs: 7, seed: 42 }
  return { machine: 'sender', driver: 'headless', paths, walks, mutants: results, ms: 1500 }
}

async function results(): Promise<readonly RunResult[]> {
  const headless = await headlessRun()
  const view: RunResult = {
    machine: 'sender',
    driver: 'view',
    paths: headless.paths.slice(0, 1),
    unreachable: { 'sending --after timeout--> failed': 'personne n’attend & ne voit' },
    ms: 500,
  }
  return [view, headless]
}

test('each transition knows the paths and the drivers that took it', async () => {
  const { transitions } = analyse(subject, await results())
  const rows = transitions.map(({ id, walked, drivers }) => [id, walked, drivers])
  expect(rows).toContainEqual([
    'form --form.submit--> sending [isFilled]',
    [['headless', 'view'], ['headless']],
    ['headless', 'view'],
  ])
  expect(rows).toContainEqual([
    'sending --send error--> failed',
    [[], ['headless']],
    ['headless'],
  ])
  expect(rows).toContainEqual(['failed --form.retry--> sending [canRetry]', [[], []], []])
})

test('a transition knows the mutants of it that live, and no other’s', async () => {
  const { transitions } = analyse(subject, await results())
  const survivorsOf = (id: string) => transitions.find((row) => row.id === id)?.survivors
  expect(survivorsOf('sending --after timeout--> failed')).toEqual(
    expect.arrayContaining([
      'drop transition: sending after timeout[0]',
      'change delay: sending after timeout ×2',
    ]),
  )
  expect(survivorsOf('form --form.submit--> sending [isFilled]')).toEqual([
    'drop guard: form form.submit[0] isFilled',
  ])
  expect(survivorsOf('sending --send done--> sent')).toEqual([])
})

test('a statement knows its rules and the paths that take them', async () => {
  const { requirements } = analyse(subject, [])
  expect(requirements).toContainEqual({
    statement: '§2: what was refused is said to have failed',
    rules: ['sender-4'],
    paths: [1],
  })
  expect(requirements).toContainEqual({
    statement: '§3: one more attempt is offered',
    rules: ['sender-6'],
    paths: [],
  })
})

test('what another driver kills counts', async () => {
  const [view, headless] = await results()
  if (!view || !headless) throw new Error('There are two results')
  const before = analyse(subject, [headless]).mutation
  const killed = (before?.results ?? [])
    .filter(({ result }) => result === 'survived')
    .map((one) => ({ ...one, result: 'killed' as const }))
  const after = analyse(subject, [headless, { ...view, mutants: killed }]).mutation
  expect(before?.rate).toBeLessThan(1)
  expect(after?.rate).toBe(1)
})

test('the drawing tells the walked, the unwalked and the surviving apart by sign and class', async () => {
  const page = await report([subject], await results(), made)
  expect(page).toMatch(
    /class="transition walked" data-transition="sending --send done--&gt; sent">\s*<text[^>]*>✓ MV send réussit</,
  )
  expect(page).toMatch(
    /class="transition unwalked" data-transition="failed --form.retry--&gt; [^>]*>\s*<text[^>]*>✗ form.retry</,
  )
  expect(page).toMatch(
    /class="transition surviving" data-transition="form --form.submit--&gt; [^>]*>\s*<text[^>]*>⚠ MV Envoyer</,
  )
})

test('the page says what ran, with which seed, and what is missing', async () => {
  const page = await report([subject], await results(), made)
  expect(page).toContain(
    'Machine seule\u00A0: 2\u00A0chemins, 7\u00A0pas, puis 7\u00A0marches au hasard (graine 42) sans écart, en 1,5\u00A0s.',
  )
  expect(page).toContain('✗ 4 sur 6')
  expect(page).toContain('✗ aucun chemin')
  expect(page).toContain('V\u00A0: impossible, personne n’attend &amp; ne voit')
  expect(page).toContain('délai changé')
})

test('the page stands alone, in French, its texts escaped', async () => {
  const page = await report([subject], await results(), made)
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('Formulaire &lt;d’essai&gt;')
  expect(page).not.toContain('<d’essai>')
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import/)
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what was not measured is said to be so, and marked as nothing', async () => {
  const page = await report([subject], [], made)
  expect(page).toContain('Aucune exécution n’a laissé de mesure.')
  expect(page).toContain('Aucun mutant n’a été essayé.')
  expect(page).toContain('<td class="number">non mesuré</td>')
  expect(page).not.toMatch(/class="transition (?:un)?walked"/)
})

test('results are read back as they were left, the last one of a machine and driver', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = await headlessRun()
  saveResult({ ...run, ms: 1 }, folder)
  saveResult(run, folder)
  expect(readResults(folder)).toEqual([run])
  expect(readResults(path.join(folder, 'nothing'))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { headlessDriver, walk } from '../core/drivers.ts'
import { type NamedPath, parseStep } from '../core/step.ts'
import { score } from '../core/score.ts'
import { senderModel } from '../core/sender-fixture.ts'
import { analyse, type Subject } from './analysis.ts'
import {
  type ProductResult,
  type Result,
  type RunResult,
  type ViewMutantsResult,
  walkedPath,
} from './results.ts'
import type { Source } from './source.ts'
import { report } from './write.ts'

const source: Source = {
  made: new Date('2026-11-20T10:00:00Z'),
  commit: { hash: 'abc1234', subject: 'Say <what> it does', changed: 2 },
  versions: [['Node', '24.0.0']],
}
const stamp = { code: { roots: [], hash: '' }, at: '2026-11-20T09:59:00.000Z' }
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
  drivers: ['headless', 'view'],
}

async function headlessRun(): Promise<RunResult> {
  const paths = []
  for (const each of subject.paths)
    paths.push(
      walkedPath(
        senderModel,
        each,
        await walk(headlessDriver(senderModel), each, senderModel),
      ),
    )
  const { results } = await score(senderModel, subject.paths)
  return {
    ...stamp,
    kind: 'run',
    machine: 'sender',
    driver: 'headless',
    expected: subject.paths.map(({ name }) => name),
    paths,
    walks: { runs: 7, seed: 42 },
    mutants: results,
    ms: 1500,
  }
}

async function results(): Promise<readonly RunResult[]> {
  const headless = await headlessRun()
  const view: RunResult = {
    ...stamp,
    kind: 'run',
    machine: 'sender',
    driver: 'view',
    expected: ['path 1'],
    paths: headless.paths.slice(0, 1),
    unreachable: { 'sending --after timeout--> failed': 'personne n’attend & ne voit' },
    engine: 'happy-dom 21',
    ms: 500,
  }
  return [view, headless]
}

async function pageOf(own: readonly Result[]): Promise<string> {
  const whole = own.find((one) => one.kind === 'product')
  return report([subject], { own, strangers: [] }, source, whole?.product)
}

/** Of a machine whose every path, transition and mutant is accounted for. */
async function goodRuns(): Promise<readonly RunResult[]> {
  const [view, headless] = await results()
  if (!view || !headless) throw new Error('There are two results')
  const { transitions } = analyse(subject, [])
  const [path] = headless.paths
  if (!path) throw new Error('There is a path')
  const rules = senderModel.table.map(({ id }) => id)
  const whole = { ...path, transitions: transitions.map(({ id }) => id), rules }
  return [
    { ...view, paths: [whole] },
    { ...headless, expected: ['path 1'], paths: [whole], mutants: [] },
  ]
}

const verdictIn = (page: string) => /<h1[^>]*>(.*)<\/h1>/.exec(page)?.[1]

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
  const { requirements } = analyse(subject, await results())
  expect(requirements).toContainEqual({
    statement: '§2: what was refused is said to have failed',
    rules: ['sender-4'],
    evidence: [{ driver: 'headless', paths: [1] }],
  })
  expect(requirements).toContainEqual({
    statement: '§3: one more attempt is offered',
    rules: ['sender-6'],
    evidence: [],
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
  const page = await pageOf(await results())
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
  const page = await pageOf(await results())
  expect(page).toContain(
    'Machine seule\u00A0: 2\u00A0chemins, 7\u00A0pas, puis 7\u00A0marches au hasard (graine 42) sans écart, en 1,5\u00A0s.',
  )
  expect(page).toContain('✗ 4 sur 6')
  expect(page).toContain('✗ rien')
  expect(page).toContain('✓ M\u00A0C1, C2 · V\u00A0C1')
  expect(page).toContain('V\u00A0: impossible, personne n’attend &amp; ne voit')
  expect(page).toContain('délai changé')
})

test('the page stands alone, in French, its texts escaped', async () => {
  const page = await pageOf(await results())
  expect(page).toContain('<html lang="fr">')
  expect(page).toContain('Formulaire &lt;d’essai&gt;')
  expect(page).not.toContain('<d’essai>')
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import/)
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what was not measured is said once, and marked as nothing', async () => {
  const page = await pageOf([])
  expect(verdictIn(page)).toContain('Sans verdict\u00A0: ce code n’a pas été mesuré')
  expect(page).toContain(
    'Non mesuré\u00A0–\u00A0machine seule\u00A0: toutes les machines\u202F; vues\u00A0: toutes les machines.',
  )
  expect(page.match(/non mesuré/g)).toHaveLength(1)
  expect(page).toContain('Aucun mutant n’a été essayé.')
  expect(page).toContain('<td class="number" data-label="Navigateur">s.\u00A0o.</td>')
  expect(page).toContain('<td class="number" data-label="Vues">–</td>')
  expect(page).not.toMatch(/class="transition (?:un)?walked"/)
})

test('the verdict is good where all was measured and nothing failed', async () => {
  const page = await pageOf(await goodRuns())
  expect(verdictIn(page)).toBe(
    '<span class="sign">✓</span> Conforme\u00A0: tout a été mesuré, rien n’a échoué',
  )
  expect(verdictIn(await pageOf((await goodRuns()).slice(1)))).toContain(
    'tout n’a pas été mesuré',
  )
  const results = { own: await goodRuns(), strangers: [] }
  const without = await report([subject], results, source, 'site')
  expect(without).toContain('Non mesuré\u00A0–\u00A0le produit entier.')
})

describe('the verdict is bad, and says why, where', () => {
  const product: ProductResult = {
    ...stamp,
    kind: 'product',
    product: 'site',
    verdict: 'failed',
    bounds: { states: 12_000 },
    states: 12_000,
    edges: 40_000,
    depth: 9,
    isWhole: false,
    ms: 9000,
    properties: [
      {
        id: 'told',
        sentence: 'Un échec est dit.',
        ok: false,
        counterexample: ['@form <x>'],
      },
    ],
    mutants: {
      count: 23,
      killed: 20,
      survivors: [],
      equivalent: ['a', 'b'],
      withoutEffect: ['c'],
    },
  }
  test('of the whole of another project nothing is told', async () => {
    const results = { own: [...(await goodRuns()), product], strangers: [] }
    const page = await report([subject], results, source, 'shop')
    expect(page).toContain('Non mesuré\u00A0–\u00A0le produit entier.')
    expect(page).not.toContain('Un échec est dit.')
  })

  const views: ViewMutantsResult = {
    ...stamp,
    kind: 'view-mutants',
    results: [
      { id: 'double send: sender', operator: 'double send', result: 'unreached' },
      { id: 'drop send: sender', operator: 'drop send', result: 'killed' },
    ],
    ms: 60_000,
  }
  const first = (change: Partial<RunResult>) => async () => {
    const [view, headless] = await goodRuns()
    if (!view || !headless) throw new Error('There are two results')
    return [view, { ...headless, ...change }]
  }
  test.each<[string, () => Promise<readonly Result[]>, string]>([
    [
      'a test failed',
      first({ failed: ['does <so>'] }),
      'le test «\u00A0does &lt;so&gt;\u00A0» a échoué.',
    ],
    [
      'a path was lost',
      first({ expected: ['path 1', 'path 2'] }),
      'sur 2\u00A0chemins, 1 sans aboutir.',
    ],
    ['a transition was not taken', first({ paths: [] }), '7\u00A0transitions qui peuvent'],
    [
      'a mutant lives',
      async () => [...(await goodRuns()).slice(0, 1), await headlessRun()],
      'mutants de la machine survivent.',
    ],
    [
      'the product lacks a property',
      async () => [...(await goodRuns()), product],
      'Le produit manque à ceci\u00A0: Un échec est dit.',
    ],
    [
      'a mutant of a view lives',
      async () => [...(await goodRuns()), views],
      'Vues\u00A0: 1\u00A0mutant du câblage survit.',
    ],
  ])('%s', async (_, runs, sentence) => {
    const page = await pageOf(await runs())
    expect(verdictIn(page)).toContain('Non conforme\u00A0: ')
    expect(page.slice(0, page.indexOf('<nav'))).toContain(sentence)
  })

  test('the product and the views have their sections', async () => {
    const page = await pageOf([...(await goodRuns()), product, views])
    expect(page).toContain(
      '12\u202F000\u00A0états, 40\u202F000\u00A0gestes, jusqu’à 9\u00A0gestes du début, en 9\u00A0s',
    )
    expect(page).toContain('<code>@form &lt;x&gt;</code>')
    expect(page).toContain('20 sur 20 tués, 1 sans effet, 2 équivalents.')
    expect(page).toContain('<code>double send: sender</code>')
  })
})

test('the page says where it comes from', async () => {
  const page = await pageOf(await results())
  const head = page.slice(0, page.indexOf('<nav'))
  for (const said of [
    '<code>abc1234</code> «\u00A0Say &lt;what&gt; it does\u00A0», <b>avec 2\u00A0fichiers modifiés',
    'Node\u00A024.0.0, happy-dom 21',
    '<dt>Graine</dt><dd>42</dd>',
    'machine seule 1,5\u00A0s, vues 0,5\u00A0s',
    'le 20 novembre 2026 à',
  ])
    expect(head).toContain(said)
})

test('results of other code are refused, counted and named', async () => {
  const strangers = [
    { name: 'sender.view', at: stamp.at },
    { name: 'old', at: undefined },
  ]
  const page = await report([subject], { own: [], strangers }, source)
  expect(page).toContain(
    '2\u00A0résultats d’un autre code, écartés\u00A0: <code>sender.view</code> du 20 novembre',
  )
  expect(page).not.toContain('✓ MV')
})

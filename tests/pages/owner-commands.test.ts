import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'facts-'))
cpSync('facts', folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })

/** Changes the first record, or the only one, of a file of facts. */
function change(kind: string, changes: object) {
  const file = path.join(folder, `${kind}.json`)
  const value = JSON.parse(readFileSync(file, 'utf8'))
  const changed = Array.isArray(value)
    ? [{ ...value[0], ...changes }, ...value.slice(1)]
    : { ...value, ...changes }
  writeFileSync(file, JSON.stringify(changed))
}

function run(script: string, parameters: string[] = [], day = '2026-11-24') {
  const { status, stderr, stdout } = spawnSync('node', [script, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, BUILD_DAY: day, FACTS_FOLDER: folder, NODE_ENV: 'production' },
  })
  const plain = (text: string) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
  return { status, errors: plain(stderr), text: plain(stdout) }
}

const due = 'tools/owner/due.ts'
const audit = 'tools/owner/audit.ts'
const build = 'tools/publish/build.ts'

describe('nonsense is one French sentence and code 2', () => {
  test.each([
    [
      due,
      ['--fail-within', 'demain'],
      "« demain » n'est pas un nombre entier de jours, de 0 à 3650.",
    ],
    [
      due,
      ['--ics', 'facts/claims.json'],
      '« facts/claims.json » ne finit pas par .ics : donnez par exemple echeances.ics.',
    ],
    [due, ['--ics', 'absent/due.ics'], "« absent » n'est pas un dossier."],
    [
      audit,
      ['page'],
      '« page » est de trop : npm run audit:qualiopi ne prend aucun paramètre.',
    ],
  ])('%s %j', (script, parameters, sentence) => {
    expect(run(script, parameters)).toEqual({
      status: 2,
      errors: `${sentence}\n`,
      text: '',
    })
  })
})

test('help says what can be asked', () => {
  const { status, text } = run(due, ['--help'])
  expect(status).toBe(0)
  expect(text).toContain('--fail-within JOURS')
})

describe('a certificate that ends in thirty days and a claim that ends tomorrow', () => {
  change('certificate', { from: '2024-01-01', until: '2026-12-24' })
  change('claims', { expires: '2026-11-25' })
  const ics = path.join(folder, 'due.ics')
  const soon = run(due, ['--fail-within', '0', '--ics', ics])

  test('are told with where they are shown, since when, until when, and what to do', () => {
    expect(soon.status).toBe(0)
    const told = soon.text.replaceAll(/\s+/g, ' ')
    expect(told).toContain(
      "Certificat, champ « Valable jusqu'au » : il prend fin le 24 décembre 2026. Dates : échéance le 24 décembre 2026. Montré : /qui-sommes-nous, /politique-de-confidentialite. À faire : Demandez le renouvellement",
    )
    expect(told).toMatch(
      /elle prend fin le 25 novembre 2026\. Dates : vérifié le \d+ novembre 2026, échéance le 25 novembre 2026\. Montré : (\/[\w#/-]+, )*\/entreprise#condition-financement/,
    )
  })

  test('fail the monthly job that looks far enough, and no other', () => {
    expect(soon.status).toBe(0)
    expect(run(due, ['--fail-within', '1']).status).toBe(1)
  })

  test('are told with all that comes as far ahead as the job looks', () => {
    const far = run(due, ['--fail-within', '400']).text.replaceAll(/\s+/g, ' ')
    expect(soon.text).not.toContain('à relire avant')
    expect(far).toContain('à relire avant le 20 novembre 2027')
  })

  test('stand in the agenda on their days, with a reminder', () => {
    const agenda = readFileSync(ics, 'utf8').replaceAll('\r\n ', '')
    expect(agenda).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261225')
    expect(agenda).toContain('UID:certificate--until@www.beaucordeau.example')
    expect(agenda).toContain('TRIGGER:-P30D')
    expect(agenda).toContain(String.raw`\n/qui-sommes-nous`)
    const ids = [...agenda.matchAll(/UID:(.*)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('let nothing be published the day after the certificate, and say how to', () => {
    const { status, errors } = run(build, [], '2026-12-25')
    expect(status).toBe(1)
    expect(errors).toContain('Le site ne peut pas être publié :')
    expect(errors).toContain(
      "• Certificat, champ « Valable jusqu'au » : il a pris fin le 24 décembre 2026. Demandez",
    )
    expect(errors).toContain('npm run build -- --malgre-les-dates')
  })
})

test('the audit names each indicator with what proves it, and what is missing', () => {
  const { status, text } = run(audit)
  expect(status).toBe(0)
  for (const indicator of [
    'Indicateur 1,',
    'Indicateur 2,',
    'Indicateur 12,',
    'Indicateur 26,',
  ])
    expect(text).toContain(indicator)
  expect(text).toContain('Règlement intérieur, 20 novembre 2026 : /reglement-interieur')
  expect(text).toContain('le taux de réussite et le taux de présentation')
  change('apprenticeship', { certification: null })
  expect(run(audit).text).toContain('sans objet, aucune formation ne prépare à une')
  expect(text.split('\n').length).toBeLessThan(90)
})

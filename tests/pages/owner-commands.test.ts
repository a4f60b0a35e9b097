import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { sampleFacts, secondFacts, writeFacts } from '#tests/second-organisation/derive.ts'
import { runProgram, testFacts } from '#tools/publish/publish.ts'

function writeFactsFolder(name: string, facts: typeof sampleFacts) {
  const folder = path.resolve('node_modules/.cache', name)
  writeFacts(folder, facts)
  return folder
}

/** Runs a command for the owner on a folder of facts, as if today were `day`. */
async function runOwnerCommand(
  script: string,
  parameters: readonly string[],
  facts = testFacts,
  day = '2026-11-24',
) {
  const environment = { BUILD_DAY: day, FACTS_FOLDER: facts, NODE_ENV: 'production' }
  const command = [process.execPath, script, ...parameters]
  const { code, output } = await runProgram(command, environment)
  return { code, output: normalizeSpaces(output).replaceAll('’', "'") }
}

const due = 'tools/owner/due.ts'
const audit = 'tools/owner/audit.ts'
const build = 'tools/publish/build.ts'

test.concurrent.each([
  [due, ['--ics', 'absent/due.ics'], "« absent » n'est pas un dossier."],
  [
    'tools/owner/adopt.ts',
    ['--help'],
    'npm run adopt ne prend aucun paramètre : il pose 12 questions, ou lit une réponse par ligne (npm run adopt < reponses.txt).',
  ],
  [
    audit,
    ['page'],
    '« page » est de trop : npm run audit:qualiopi ne prend aucun paramètre.',
  ],
])(
  'the command %s with %j prints one French sentence and exits with code 2',
  async (script, parameters, sentence) => {
    expect(await runOwnerCommand(script, parameters)).toEqual({
      code: 2,
      output: `${sentence}\n`,
    })
  },
)

const endingCertificate = {
  ...sampleFacts.certificate,
  from: '2024-01-01',
  until: '2026-12-24',
  file: '/certificat-qualite.pdf',
}

describe.concurrent('with an expiring certificate and an expiring claim', () => {
  const facts = writeFactsFolder('ending-facts', {
    ...sampleFacts,
    certificate: endingCertificate,
    claims: sampleFacts.claims.map((claim, index) =>
      index === 0 ? { ...claim, expires: '2026-11-25' } : claim,
    ),
  })
  const ics = path.join(facts, 'due.ics')
  const reminder = runOwnerCommand(due, ['--fail-within', '0', '--ics', ics], facts)
  const yearlyReminder = runOwnerCommand(due, ['--fail-within', '400'], facts)

  test('expiring facts are listed with their pages, dates and actions', async () => {
    const { code, output } = await reminder
    expect(code).toBe(0)
    const line = output.replaceAll(/\s+/g, ' ')
    expect(line).toContain(
      "Certificat, champ « Valable jusqu'au » : il prend fin le 24 décembre 2026. Dates : échéance le 24 décembre 2026. Affiché sur : /qui-sommes-nous, /politique-de-confidentialite. À faire : Demandez le renouvellement",
    )
    expect(line).toMatch(
      /elle prend fin le 25 novembre 2026\. Dates : vérifié le \d+ novembre 2026, échéance le 25 novembre 2026\. Affiché sur : (\/[\w#/-]+, )*\/entreprise#condition-financement/,
    )
  })

  test('the list of expiring facts ends with the sample data, in the order in which to replace it', async () => {
    const { output } = await reminder
    expect(output).toMatch(
      /DONNÉES D'EXEMPLE À REMPLACER \(\d+\), dans l'ordre conseillé\n/,
    )
    const lines = ['En entier : ', 'Liens vers d', 'Certificat : ', 'Identité : ', '« src/']
    const places = lines.map((line) => output.lastIndexOf(`\n  ${line}`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    expect(output).toContain('Pages qui le nomment : /, /entreprise')
  })

  test('the command fails if a fact expires within the given number of days', async () => {
    expect((await reminder).output).not.toContain('à relire avant')
    const { code, output } = await yearlyReminder
    expect(code).toBe(1)
    expect(output.replaceAll(/\s+/g, ' ')).toContain('à relire avant le 20 novembre 2027')
  })

  test('expiring facts appear in the calendar on their dates, with an alarm', async () => {
    await reminder
    const agenda = readFileSync(ics, 'utf8').replaceAll('\r\n ', '')
    expect(agenda).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261225')
    expect(agenda).toContain('UID:certificate--until@www.beaucordeau.example')
    expect(agenda).toContain('TRIGGER:-P30D')
    expect(agenda).toContain(String.raw`\n/qui-sommes-nous`)
    const ids = [...agenda.matchAll(/UID:(.*)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the build of a real organisation fails after its certificate expires', async () => {
    const real = writeFactsFolder('real-facts', {
      ...sampleFacts,
      certificate: endingCertificate,
      identity: { ...sampleFacts.identity, sample: false },
    })
    const { code, output } = await runOwnerCommand(build, [], real, '2026-12-25')
    expect(code).toBe(1)
    expect(output).toContain('Le site ne peut pas être publié :')
    expect(output).toContain(
      "• Certificat, champ « Valable jusqu'au » : il a pris fin le 24 décembre 2026. Demandez",
    )
    expect(output).toContain("• Il y reste des valeurs de l'exemple (")
  })
})

const deadLink = writeFactsFolder('moved', {
  ...sampleFacts,
  certificate: endingCertificate,
  'moved-pages': [{ from: '/ancienne', to: '/absente' }],
})

test.concurrent('a build that its content prevents keeps the last build', async () => {
  const folder = path.resolve('dist')
  const kept = path.join(folder, 'kept.txt')
  mkdirSync(folder, { recursive: true })
  writeFileSync(kept, '')
  onTestFinished(() => rmSync(kept, { force: true }))
  expect(await runOwnerCommand(build, [], deadLink)).toEqual({
    code: 1,
    output: expect.stringContaining('« /absente » ne mène à aucune page'),
  })
  expect(existsSync(kept)).toBe(true)
})

test.concurrent('the due command lists links to missing pages as errors', async () => {
  const { code, output } = await runOwnerCommand(due, ['--fail-within', '0'], deadLink)
  expect(code).toBe(1)
  expect(output).toContain(
    'À CORRIGER : le site ne peut pas être construit (1)\n  • Page « /ancienne », champ « Nouvelle adresse » : « /absente » ne mène à aucune page.',
  )
})

test.concurrent('the due command names the field with a missing drawing', async () => {
  const facts = structuredClone(sampleFacts)
  for (const course of facts.courses) course.image = 'absent'
  const { code, output } = await runOwnerCommand(
    due,
    [],
    writeFactsFolder('drawing', facts),
  )
  expect(code).toBe(1)
  expect(output).toMatch(/^Le site ne peut pas être publié :\n/)
  expect(output).toContain(
    "champ « Dessin ou photographie » : aucun dessin ne s'appelle « absent »",
  )
})

test.concurrent('the build names the record and the field of a missing condition', async () => {
  const facts = structuredClone(sampleFacts)
  for (const duty of facts.obligations.duties) duty.claim = 'absent'
  const { output } = await runOwnerCommand(build, [], writeFactsFolder('condition', facts))
  expect(output).toContain(
    "champ « Obligations › 1 › Pourquoi » : aucune condition ne s'appelle « absent »",
  )
})

test.concurrent('the Qualiopi audit lists the evidence and the gaps of each indicator', async () => {
  const others = writeFactsFolder('other-facts', secondFacts)
  const both = [runOwnerCommand(audit, []), runOwnerCommand(audit, [], others)] as const
  const [{ code, output }, other] = await Promise.all(both)
  expect(code).toBe(0)
  for (const number of [1, 2, 12, 26]) expect(output).toContain(`Indicateur ${number},`)
  expect(output).toContain('Règlement intérieur, 20 novembre 2026 : /reglement-interieur')
  expect(output).toContain('le taux de réussite et le taux de présentation')
  expect(output).not.toContain('sans objet')
  expect(other.output).toContain('sans objet, aucune formation ne prépare à une')
  expect(other.output).toContain("sans objet, l'organisme n'est pas un centre de formation")
  expect(output.split('\n').length).toBeLessThan(90)
})

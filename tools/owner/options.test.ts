import { describe, expect, test } from 'vitest'
import { readDueOptions, refuseParameters, UsageError } from './options.ts'

describe('the parameters of npm run due', () => {
  test.each<[string[], ReturnType<typeof readDueOptions>]>([
    [[], { ics: null, failWithin: null }],
    [['--ics', 'a b.ics'], { ics: 'a b.ics', failWithin: null }],
    [['--fail-within', '0'], { ics: null, failWithin: 0 }],
    [['--fail-within=30', '--ics=due.ics'], { ics: 'due.ics', failWithin: 30 }],
    [['--fail-within', '3650'], { ics: null, failWithin: 3650 }],
    [['--ics', 'due.ics', '--help'], null],
    [['-h'], null],
  ])('%j are read', (parameters, expected) => {
    expect(readDueOptions(parameters)).toEqual(expected)
  })

  test.each([
    [['--isc', 'due.ics'], '« --isc » n’est pas un paramètre'],
    [['due.ics'], '« due.ics » n’est pas un paramètre'],
    [['--ics'], '« --ics » attend un nom de fichier.'],
    [['--ics', '--fail-within', '3'], '« --ics » attend un nom de fichier.'],
    [['--ics='], '« --ics » attend un nom de fichier.'],
    [['--ics', 'facts/claims.json'], '« facts/claims.json » ne finit pas par .ics'],
    [['--ics', 'a.ics', '--ics', 'b.ics'], '« --ics » est donné deux fois.'],
    [['--fail-within'], '« --fail-within » attend un nombre de jours.'],
    [['--fail-within', '-3'], '« -3 » n’est pas un nombre entier de jours'],
    [['--fail-within', '3.5'], '« 3.5 » n’est pas un nombre entier de jours'],
    [['--fail-within', '1e3'], '« 1e3 » n’est pas un nombre entier de jours'],
    [['--fail-within', 'demain'], '« demain » n’est pas un nombre entier de jours'],
    [
      ['--fail-within', '3651'],
      '« 3651 » n’est pas un nombre entier de jours, de 0 à 3650.',
    ],
    [['--toString', '1'], '« --toString » n’est pas un paramètre'],
  ])('%j are refused in one French sentence', (parameters, sentence) => {
    const read = () => readDueOptions(parameters)
    expect(read).toThrow(UsageError)
    expect(read).toThrow(sentence)
  })
})

test('a command without parameters refuses one', () => {
  expect(() => refuseParameters('npm run audit:qualiopi', [])).not.toThrow()
  expect(() => refuseParameters('npm run audit:qualiopi', ['--html'])).toThrow(
    '« --html » est de trop : npm run audit:qualiopi ne prend aucun paramètre.',
  )
})

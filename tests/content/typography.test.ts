import { describe, expect, test } from 'vitest'
import { typographyErrors } from '#src/checks/content-rules.ts'

const source = (data: unknown) => ({ name: 'page.ts', data })

describe('typography', () => {
  test.each([
    ["l'équipe", 'a straight apostrophe'],
    ['le "mot"', 'straight quotation marks'],
    ['à suivre...', 'three dots for an ellipsis'],
    ['deux  espaces', 'two spaces in a row'],
    ['trois : un', 'no U+00A0 before ":"'],
    ['trois: un', 'no U+00A0 before ":"'],
    ['Quoi ?', 'no U+202F before ";", "!", "?" or "%"'],
    ['Quoi\u00a0!', 'no U+202F before ";", "!", "?" or "%"'],
    ['un; deux', 'no U+202F before ";", "!", "?" or "%"'],
    ['95 %', 'no U+202F before ";", "!", "?" or "%"'],
    ['« mot\u00a0»', 'no U+00A0 inside « »'],
    ['«\u00a0mot »', 'no U+00A0 inside « »'],
    ['100 €', 'no U+00A0 before "€"'],
    ['20 000\u00a0€', 'no U+202F between thousands'],
    ['sous 72 heures', 'no U+00A0 between a number and its unit'],
    ['à 9 h', 'no U+00A0 between a number and its unit'],
    ['PDF, 84 Ko', 'no U+00A0 between a number and its unit'],
    ['l’article 47', 'no U+00A0 between a text and its number'],
    ['article L6353-8', 'no U+00A0 between a text and its number'],
    ['loi n° 2005-102', 'no U+00A0 between a text and its number'],
    ['Faut\u2011il', 'a hyphen that some readers and searches take for another'],
  ])('%s has %s', (text, fault) => {
    expect(typographyErrors(source({ text }))).toEqual([
      `page.ts.text: ${fault} in "${text}"`,
    ])
  })

  test.each([
    'L’équipe\u00a0: «\u00a0prête\u00a0», à 100\u202f%\u202f!',
    'Jusqu’à 6\u202f000\u00a0€ sous 24\u00a0heures\u202f?',
    'De 09:00 à 18:00, sur https://www.exemple.example/page?a=1',
    'Reste 5 hébergeurs, 3 annonces',
    'Vraiment\u202f?!',
  ])('%s is well set', (text) => {
    expect(typographyErrors(source({ text }))).toEqual([])
  })

  test.each([
    'Qui sommes nous ?',
    'Envoi en cours...',
    'Message envoyé avec succès !',
    "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
    "Demande d'information pour: Formation sur mesure",
    'Bientôt disponible !',
    "Cette fonctionnalité n'est pas encore implémentée.",
    'Unexpected Application Error!',
  ])('the specification’s « %s » is left to the letter', (text) => {
    expect(typographyErrors(source({ text }))).toEqual([])
  })

  test('a literal excuses only itself', () => {
    const text = 'Bientôt disponible ! Vraiment !'
    expect(typographyErrors(source({ text }))).toHaveLength(1)
  })

  test('addresses are not texts', () => {
    const data = { href: '/formations?a=1', mail: 'mailto:a@b.example', tel: 'tel:+331' }
    expect(typographyErrors(source(data))).toEqual([])
  })
})

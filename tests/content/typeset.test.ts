import { assert, constantFrom, array, property } from 'fast-check'
import { expect, test } from 'vitest'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { openingInFigures } from '#facts/format/opening-hours.ts'
import { typeset } from '#facts/format/typeset.ts'

/** Shows a no-break space as `_`, a narrow no-break space as `,,` and a word joiner as `~`. */
const showSpaces = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u202f', ',,').replaceAll('\u2060', '~')

test.each([
  ['le "mot" et "l\'autre"', 'le «_mot_» et «_l’autre_»'],
  ['“ainsi”', '«_ainsi_»'],
  ['à suivre...', 'à suivre…'],
  ['une formation.. et etc..', 'une formation. et etc.'],
  ['dans ../../tmp', 'dans ../../tmp'],
  ['Formez-vous !. Vraiment ?.', 'Formez-~vous,,! Vraiment,,?'],
  ['deux  espaces', 'deux espaces'],
  ['un: deux ; trois', 'un_: deux,,; trois'],
  ['Quoi ?! Vraiment!', 'Quoi,,?! Vraiment,,!'],
  ['95 % de 4 800 €', '95,,% de 4,,800_€'],
  ['SIREN 732_829_320, 15 000 €', 'SIREN 732_829_320, 15,,000_€'],
  ['1000000 € en 2027', '1,,000,,000_€ en 2027'],
  ['490€ TTC', '490_€ TTC'],
  ['PDF, 84 Ko, à 5 km, 5+ années', 'PDF, 84_Ko, à 5_km, 5+_années'],
  ['de 1 à 4 jours, de 10 à 20 chats', 'de 1_à_4_jours, de 10_à_20_chats'],
  ['24 h/24 et 7 j/7', '24_h/24_et_7_j/7'],
  ['de 9 h à 18 h en semaine', 'de_9_h_à_18_h en semaine'],
  ['le jeudi, de 9 h à 18 h', 'le jeudi, de_9_h_à_18_h'],
  ['le jeudi, de 18 h 30 à 21 h 30', 'le jeudi, de_18_h_30_à_21_h_30'],
  ['de 9:00 à 12:30', 'de 9:00_à_12:30'],
  ['en 2027 pour les 3 premiers', 'en 2027 pour les 3_premiers'],
  ['articles R4323-55, n° 12, n°12', 'articles_R4323-~55, n°_12, n°_12'],
  [
    'l’article 1-1 de la loi n° 2004-575, vu le 2026-11-24',
    'l’article_1-~1 de la loi n°_2004-~575, vu le 2026-11-24',
  ],
  ['l’article 47, l’article L. 6353-8', 'l’article_47, l’article_L._6353-~8'],
  ['M. Dupont et Mme Martin', 'M._Dupont et Mme_Martin'],
  ['au 01 99 00 12 34', 'au 01_99_00_12_34'],
  ["jusqu'au 31 décembre 2026", 'jusqu’au 31_décembre_2026'],
  ['le 1er mai, en mai 2027', 'le_1er_mai, en mai_2027'],
  ['du 18 au 21 mai 2027, le jeudi 21 mai', 'du_18 au_21_mai_2027, le jeudi_21_mai'],
  ['les 1er et 2 mars, du 3 au 4 mai', 'les_1er et 2_mars, du_3 au_4_mai'],
  ['H0-B0 selon la norme NF C 18-510', 'H0-~B0 selon la norme NF_C_18-~510'],
  ['une aide de France Travail', 'une aide de France_Travail'],
  ['Faut\u2011il', 'Faut-il'],
  // A fixed label or a URL is kept verbatim, but the rest of the text is typeset.
  ['Bientôt disponible ! Vraiment !', 'Bientôt disponible ! Vraiment,,!'],
  ["l'e-mail : https://a-b.example/?a=1 !", 'l’e-~mail_: https://a-b.example/?a=1,,!'],
])('the text « %s » is typeset as « %s »', (typed, set) => {
  expect(showSpaces(typeset(typed))).toBe(set)
})

test('each of two ranges of opening hours stays on one line', () => {
  const hours = [
    { opens: '09:00', closes: '12:30' },
    { opens: '14:00', closes: '18:00' },
  ]
  const opening = { from: 'Lundi', to: null, hours, note: null } as const
  expect(showSpaces(openingInFigures(opening).text)).toBe('9h-~12h30, 14h-~18h')
})

test.each([
  'https://exemple.example/page?a=1;b=2!c',
  'mailto:bonjour@exemple.example?subject=a%20b',
  'tel:+33199001234',
  '/contact?sujet=devis&formation=word',
  'Prendre rendez-vous',
  'du 12" et du 15"',
  'à l’aise\n\net l’autre',
  '👩‍🍳 👨‍👩‍👧',
])('typesetting does not change « %s »', (text) => {
  expect(typeset(text)).toBe(text)
})

test('typesetting keeps the structure, the numbers and the empty values of a record', () => {
  const record = { a: ["l'un", null, 3.5], b: { c: true, d: '20 %' } }
  expect(typeset<unknown>(record)).toEqual({
    a: ['l’un', null, 3.5],
    b: { c: true, d: '20\u202f%' },
  })
})

test('inside a heading, a no-break space joins an article or a short preposition to the next word', () => {
  const text = 'De l’accueil au perfectionnement, à la carte'
  expect(showSpaces(typeset({ title: text, text }).title)).toBe(
    'De l’accueil au_perfectionnement, à_la_carte',
  )
  expect(typeset({ title: text, text }).text).toBe(text)
})

test('typesetting only adds word joiners to a text without special punctuation', () => {
  const text = 'Un rendez-vous se prend par e-mail ou au téléphone'
  expect(stripWordJoiners(typeset(text))).toBe(text)
})

test('typesetting is idempotent', () => {
  const marks = ' \u00a0\u202f\u2060\t\n\'"«»“”:;!?%€.,-…@/#'
  const words =
    '1 12 345 4800 a É h jours article n° L. M. mai à et France Travail 1er mailto: https://'
  const pieces = [...marks.split(''), ...words.split(' '), 'Un rendez-vous par e-mail']
  const texts = array(constantFrom(...pieces), { maxLength: 14 })
  assert(
    property(texts, (parts) => {
      const once = typeset({ title: parts.join('') })
      expect(typeset(once)).toEqual(once)
    }),
    { numRuns: 5000 },
  )
})

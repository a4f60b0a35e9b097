import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { organisation } from '#src/content/organisation.ts'
import {
  fillFields,
  isRequired,
  specifiedFields,
} from '#tests/machines/form-fields.rules.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { companyPaths, individualPaths } from '#tests/specified-routes.ts'
import { assetTexts, everyPath, pageAt, read, textOf } from './built-site.ts'
import {
  failing,
  failingField,
  faults,
  found,
  nameOf,
  stylesOf,
  tagOf,
} from './rgaa-elements.ts'

const scripts = assetTexts('.js').join('\n')

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
const blocks = 'div, p, ul, ol, dl, table, section, article, nav, form, h1, h2, h3, figure'

test('no page holds a frame, a sound, a video or an embedded object @rgaa-no-frame', () => {
  expect(found('iframe, frame, audio, video, track, object, embed, canvas')).toEqual([])
})

test('no page holds a table @rgaa-no-table', () => {
  expect(found('table, [role="table"], [role="grid"], [role="treegrid"]')).toEqual([])
})

test('a drawing without a text is hidden from assistive technology, and never a button @rgaa-hidden-drawings', () => {
  expect(
    found('area, [ismap], input[type="image"], [role="img"], svg :is(title, desc)'),
  ).toEqual([])
  expect(
    failing('svg', (svg) => svg.closest('[hidden], [aria-hidden="true"]') !== null),
  ).toEqual([])
  expect(
    failing('img[alt=""]', (image) => !/ (?:title|aria-[a-z]+)="/.test(tagOf(image))),
  ).toEqual([])
})

test('the pictures that have a text are the map and the two marks, and it says what they are @rgaa-described-pictures', () => {
  const texts = everyPath.flatMap((address) =>
    [...pageAt(address).document.querySelectorAll('img')].map(({ alt }) => alt),
  )
  expect(new Set(texts)).toEqual(
    new Set([
      '',
      'Plan du quartier, l’adresse est repérée au bord de l’eau',
      'Certification qualité (emplacement du logo officiel)',
      'Compte personnel de formation (emplacement du logo officiel)',
    ]),
  )
  expect(found('[longdesc]')).toEqual([])
})

test('no drawing but a mark holds text @rgaa-no-text-in-drawings', () => {
  const images = path.resolve(import.meta.dirname, '../../src/images')
  const written = readdirSync(images).filter((file) =>
    /<(?:text|image|foreignObject)\b/.test(readFileSync(path.join(images, file), 'utf8')),
  )
  expect(written).toEqual(['badge-quality.svg', 'badge-training-account.svg'])
})

test('every link and every button has a name @rgaa-named-controls', () => {
  expect(failing('a, button, summary', (control) => nameOf(control) !== '')).toEqual([])
})

test('the words that a control shows are in its name @rgaa-words-in-name', () => {
  expect(
    failing('a[aria-label], button[aria-label]', (control) =>
      nameOf(control).includes(textOf(control)),
    ),
  ).toEqual([])
})

test('on a page, links of one name lead to one place @rgaa-one-name-one-place', () => {
  const split = faults(({ document }) => {
    const places = new Map<string, string>()
    return [...document.querySelectorAll('a')].flatMap((link) => {
      const name = nameOf(link)
      const target = link.getAttribute('href') ?? ''
      const known = places.get(name) ?? target
      places.set(name, known)
      return known === target ? [] : [`${name}: ${known}, ${target}`]
    })
  })
  expect(split).toEqual([])
})

test('every page is declared as HTML in French, without a change of language or direction @rgaa-french-html', () => {
  expect(
    faults(({ html }) => (/^<!doctype html>\s*<html lang="fr">/i.test(html) ? [] : [''])),
  ).toEqual([])
  expect(found('body [lang], [dir]')).toEqual([])
})

test('no element or attribute is presentational @rgaa-no-presentational', () => {
  const presentational =
    /^<(?:center|font|big|strike|tt|u|s|i|small|hr|marquee|blink|basefont)\b|^<(?!img|svg)[^>]* (?:align|bgcolor|border|color|face|hspace|vspace)=/i
  expect(failing('body *', (element) => !presentational.test(tagOf(element)))).toEqual([])
  expect(found('br + br')).toEqual([])
  expect(
    failing(
      'p, li, dt, dd, h1, h2, h3, label, option',
      (element) => nameOf(element) !== '',
    ),
  ).toEqual([])
})

test('elements nest as HTML allows @rgaa-html-nesting', () => {
  const bodyOf = (page: string) => pageAt(page).html.split('<body>')[1] ?? ''
  expect(everyPath.filter((page) => /(?<!<svg>)<style\b/.test(bodyOf(page)))).toEqual([])
  const misplaced = [
    `p :is(${blocks}), :is(h1, h2, h3, span, button, label) :is(${blocks})`,
    `:is(a, button, summary, label) :is(${focusable}):not([type="radio"]), form form, a a`,
    ':is(ul, ol) > :not(li), dl > :not(div, dt, dd), select > :not(option)',
  ]
  expect(found(misplaced.join())).toEqual([])
  expect(
    failing('li', ({ parentElement }) => parentElement?.matches('ul, ol') === true),
  ).toEqual([])
  expect(failing('dl > div', (group) => group.querySelector('dt + dd') !== null)).toEqual(
    [],
  )
})

test('what looks like a list is one @rgaa-real-lists', () => {
  expect(
    failing('p, div, span, dd', (element) =>
      [...element.childNodes].every(
        (node) =>
          !/^\s*(?:[-–—•*]|\d+[.)])\s/.test(
            node.nodeType === 3 ? (node.textContent ?? '') : '',
          ),
      ),
    ),
  ).toEqual([])
})

test('nothing that can take the focus is hidden from assistive technology @rgaa-hidden-focus', () => {
  expect(
    found(`[aria-hidden="true"]:is(${focusable}), [aria-hidden="true"] :is(${focusable})`),
  ).toEqual([])
})

test('the order of the document is the order of the keyboard @rgaa-tab-order', () => {
  expect(failing('[tabindex]', (it) => Number(it.getAttribute('tabindex')) <= 0)).toEqual(
    [],
  )
  expect(found('[accesskey]')).toEqual([])
})

test('styles add no words, but the addresses of links in print @rgaa-no-words-in-styles', () => {
  const known = /^(?:''|""|counter\(step\)\/''|'\\200b'\/''|' \(' attr\(href\) '\)')$/
  const words = faults((page) =>
    [...stylesOf(page).matchAll(/(?<=[{;])content:([^;}]*)/g)]
      .map(([, text = '']) => text)
      .filter((text) => !known.test(text)),
  )
  expect(words).toEqual([])
  expect(faults((page) => stylesOf(page).match(/background-image/g) ?? [])).toEqual([])
})

test('nothing keeps a visitor from enlarging @rgaa-zoom', () => {
  expect(
    failing(
      'meta[name="viewport"]',
      (meta) => meta.getAttribute('content') === 'width=device-width, initial-scale=1',
    ),
  ).toEqual([])
})

test('the body has a colour of text and one of background @rgaa-body-colours', () => {
  const bare = faults((page) => {
    const body = stylesOf(page).match(/(?<=[}\s])body\{([^}]*)\}/)?.[1] ?? ''
    return /(?:^|;)color:/.test(body) && /(?:^|;)background:/.test(body) ? [] : [body]
  })
  expect(bare).toEqual([])
})

test('a link is underlined unless it is a control @rgaa-underlined-links', () => {
  const links = faults((page) =>
    /(?<=[}\s])a\{[^}]*text-decoration:underline/.test(stylesOf(page)) ? [] : ['plain'],
  )
  expect(links).toEqual([])
})

test('what appears under the pointer alone is only a look @rgaa-hover', () => {
  const shown = faults((page) =>
    [...stylesOf(page).matchAll(/[^{}]*:hover[^{}]*\{[^}]*\}/g)]
      .map(String)
      .filter((rule) => /display|visibility|opacity|content:|clip/.test(rule)),
  )
  expect(shown).toEqual([])
})

test('nothing moves without end or blinks @rgaa-nothing-moves', () => {
  expect(
    faults((page) => stylesOf(page).match(/infinite|text-decoration:blink/g) ?? []),
  ).toEqual([])
})

test('every field has its label just above it, the same words for the same purpose @rgaa-field-labels', () => {
  const labels = new Map<string, string>()
  expect(
    failingField((field) => {
      const label = field.closest('form > div')?.firstElementChild
      if (!label || label.getAttribute('for') !== field.id) return false
      const purpose = field.getAttribute('name') ?? ''
      const known = labels.get(purpose) ?? textOf(label)
      labels.set(purpose, known)
      return known === textOf(label) && known !== ''
    }),
  ).toEqual([])
  expect(Object.fromEntries(labels)).toEqual({
    ...fillFields(({ label }) => label),
    session: programmeWords.people.label,
  })
})

test('every field about the visitor says its purpose to the browser @rgaa-field-purposes', () => {
  const purposes = new Map<string, string | undefined>(
    specifiedFields.map(({ name, purpose }) => [name, purpose]),
  )
  expect(
    failingField(
      (field) =>
        field.getAttribute('autocomplete') ===
        (purposes.get(field.getAttribute('name') ?? '') ?? null),
    ),
  ).toEqual([])
})

test('a form says before its fields that all are required, marks each, and says its format @rgaa-required-fields', () => {
  expect(
    failing('form[method="post"]', (form) => {
      const said = textOf(form.firstElementChild)
      const optional = [...form.querySelectorAll('[name]:not([required])')].map(({ id }) =>
        textOf(form.querySelector(`label[for="${id}"]`)),
      )
      return optional.length === 0
        ? said === 'Tous les champs sont obligatoires.'
        : optional.every((label) => said.includes(label))
    }),
    'say in `required`, in the content of the form, which fields may be left out',
  ).toEqual([])
  const isAsked = (name: string) => name === 'session' || isRequired(name)
  const isExplained = (field: Element) =>
    !/^(?:tel|email)$/.test(field.getAttribute('type') ?? '') ||
    field.hasAttribute('aria-describedby')
  expect(
    failingField(
      (field) =>
        field.hasAttribute('required') === isAsked(field.getAttribute('name') ?? '') &&
        isExplained(field),
    ),
  ).toEqual([])
})

test('no form has fields to group, but choices under the legend that asks @rgaa-ungrouped', () => {
  expect(found('[type="checkbox"], optgroup, [multiple]')).toEqual([])
  expect(
    failing('[type="radio"]', (choice) => {
      const legend = choice.closest('fieldset')?.firstElementChild
      return legend?.matches('legend') === true && textOf(legend) !== ''
    }),
  ).toEqual([])
})

test('the button of a form says what it does @rgaa-form-buttons', () => {
  const names = everyPath.flatMap((address) =>
    [...pageAt(address).document.querySelectorAll('form[method="post"] button')].map(
      nameOf,
    ),
  )
  expect(names).toEqual(['Envoyer le message', 'Envoyer'])
})

test.each([
  // The first page is of no space.
  ['company', companyPaths.slice(1)],
  ['individual', individualPaths],
])(
  'the menus of the %s space are the same on all its pages @rgaa-same-menus',
  (_, addresses) => {
    const menus = addresses.map((address) =>
      [...pageAt(address).document.querySelectorAll('header nav a, footer nav a')]
        .map((link) => `${nameOf(link)} ${link.getAttribute('href')}`)
        .join('\n'),
    )
    expect(new Set(menus).size).toBe(1)
  },
)

test('header, content and footer follow each other, with nothing of a page outside @rgaa-page-zones', () => {
  const orders = everyPath.map((address) =>
    [...pageAt(address).document.querySelectorAll('header, main, footer, aside')]
      .map(({ tagName }) => tagName)
      .join(' '),
  )
  expect(new Set(orders)).toEqual(new Set(['HEADER MAIN FOOTER ASIDE']))
  expect(failing('h1, section', (part) => part.closest('main') !== null)).toEqual([])
})

test('no page offers a search or a map of the site @rgaa-no-search', () => {
  expect(found('search, [role="search"], [type="search"]')).toEqual([])
  expect(failing('a', (link) => !/plan du site/i.test(nameOf(link)))).toEqual([])
})

test('no page reloads itself or leads on by itself @rgaa-no-reload', () => {
  expect(found('meta[http-equiv]')).toEqual([])
})

test('no script opens a window or listens to the movement of the device @rgaa-no-window', () => {
  expect(scripts.match(/window\.open\(|devicemotion|deviceorientation/g)).toBeNull()
})

test('no page is bound to one orientation of the screen @rgaa-any-orientation', () => {
  expect(faults((page) => stylesOf(page).match(/orientation:/g) ?? [])).toEqual([])
  expect(scripts.match(/screen\.orientation/g)).toBeNull()
  expect(JSON.parse(read('manifest.webmanifest'))).not.toHaveProperty('orientation')
})

test('the one office document is the certificate, whose structure is tagged @rgaa-one-document', () => {
  expect(found('a[download]')).toEqual([])
  const documents = faults(({ document }) =>
    [...document.querySelectorAll('a')].flatMap(
      (link) =>
        /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|epub)$/i.exec(
          link.getAttribute('href') ?? '',
        )?.input ?? [],
    ),
  )
  expect(documents.length).toBeGreaterThan(0)
  const names = new Set(documents.map((found) => found.replace(/^.*(?=\/)/, '')))
  expect([...names]).toEqual([organisation.certification.file?.href])
  const source = read(`.${organisation.certification.file?.href}`)
  for (const tag of ['/Lang(fr)', '/Marked true', '/StructElem/S/H1', '/Title('])
    expect(source).toContain(tag)
})

test('no text is a drawing made of characters @rgaa-no-cryptic', () => {
  const cryptic = /(?![©®™])\p{Extended_Pictographic}|[:;]-?[()DP]|[=\-_*~#|/\\<>^]{3}/u
  const texts = faults(({ document }) =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      element.closest('script, style')
        ? []
        : [...element.childNodes]
            .filter((node) => node.nodeType === 3)
            .map((node) => node.textContent ?? ''),
    ),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => cryptic.test(text.slice(text.indexOf(' '))))).toEqual([])
})

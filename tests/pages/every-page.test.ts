import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadContent } from 'virtual:page-content'
import { valueAt } from '#facts/record.ts'
import { leaves } from '#src/checks/content-rules.ts'
import { certification } from '#src/content/certification.ts'
import * as organisation from '#src/content/organisation.ts'
import { everyPage } from '#src/content/page-list.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { plain } from '#src/services/plain-text.ts'
import { sampleMark } from '#src/content/sample-mark.ts'
import { fillFields, specifiedFields } from '#tests/machines/form-fields.rules.ts'
import {
  all,
  assetTexts,
  type BuiltPage,
  everyPath,
  failing,
  faults,
  folder,
  found,
  leadsSomewhere,
  pageAt,
  plainTextOf,
  read,
  textOf,
} from './built-site.ts'

const origin = organisation.url
const scripts = assetTexts('.js').join('\n')

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
const blocks = 'div, p, ul, ol, dl, table, section, article, nav, form, h1, h2, h3, figure'
const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget']
const names = ['id', 'form', 'name', 'list', 'headers', 'aria-controls', ...references]

/** The name that assistive technology is given. */
function nameOf(element: Element) {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt)
  return `${pictures.join(' ')} ${textOf(element)}`.trim()
}

/** The styles of a page, without the marks that styled-components reads its own names from. */
const stylesOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css.replaceAll(/data-styled[^{]*\{[^}]*\}/g, ''))
    .join('\n')

/** The pages whose styles lack a pattern. */
const lacking = (pattern: RegExp) =>
  faults((page) => (pattern.test(stylesOf(page)) ? [] : ['lacks it']))
/** What a pattern finds in the styles of all pages. */
const styled = (pattern: RegExp) => faults((page) => stylesOf(page).match(pattern) ?? [])

// A finger leaves the state behind. Rules, and media queries with rules, inside of it.
const hovering = /@media \(hover: hover\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** The fields that fail a condition, but the traps for robots, which nobody meets. */
const failingField = (isSound: (field: Element, name: string) => boolean) =>
  failing(
    'input:not([type=hidden], [type=radio]), select, textarea',
    (field) =>
      field.closest('[hidden]') !== null ||
      isSound(field, field.getAttribute('name') ?? ''),
  )

/** The texts that elements of all pages have, each once. */
const distinct = (selector: string, textIn: (element: Element) => string) => [
  ...new Set(everyPath.flatMap((address) => all(address, selector).map(textIn))),
]

const pathsIn = (space: string) =>
  everyPage.flatMap((page) => (page.space === space ? page.path : []))

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
const linksIn = (address: string, part: string) =>
  all(address, `${part} a`).map((link) => `${textOf(link)} ${hrefOf(link)}`)

const isOurs = (source: string) =>
  source.startsWith('data:image/') ||
  (source.startsWith('/') && existsSync(path.join(folder, source)))

const metaOf = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? ''
const lasts = (text: string, shortest: number, longest: number) =>
  text.length > shortest && text.length <= longest

/** By what all pages keep to, what is wrong. */
const rules: Readonly<Record<string, () => readonly string[]>> = {
  'no page holds a frame, a sound, a video or an embedded object @rgaa-no-frame': () =>
    found('iframe, frame, audio, video, track, object, embed, canvas'),
  'no page holds a table @rgaa-no-table': () =>
    found('table, [role="table"], [role="grid"], [role="treegrid"]'),
  'no page reloads itself or leads on by itself @rgaa-no-reload': () =>
    found('meta[http-equiv]'),
  'no page offers a search or a map of the site @rgaa-no-search': () => [
    ...found('search, [role="search"], [type="search"]'),
    ...failing('a', (link) => !/plan du site/i.test(nameOf(link))),
  ],
  'no text keeps a blank that a fact fills in': () =>
    everyPath.filter((address) => timesIn(address, 'main', /\{[^{}]+\}/) > 0),
  'no page is bound to one orientation of the screen @rgaa-any-orientation': () => [
    ...styled(/orientation:/g),
    ...(scripts.match(/screen\.orientation/g) ?? []),
    ...(read('manifest.webmanifest').match(/"orientation"/g) ?? []),
  ],
  'no script holds a tool of development @asvs-no-inspection': () =>
    scripts.match(/BroadcastChannel|stately\.ai|__facts/g) ?? [],
  'no script opens a window or listens to the movement of the device @rgaa-no-window': () =>
    scripts.match(/window\.open\(|devicemotion|deviceorientation/g) ?? [],

  'every page is HTML in French, without a change of language or direction @rgaa-french-html':
    () => [
      ...faults(({ html }) =>
        /^<!doctype html>\s*<html lang="fr">/i.test(html) ? [] : [html.slice(0, 40)],
      ),
      ...found('body [lang], [dir]'),
    ],
  'there is one h1, which can take the focus @rgaa-page-language': () => [
    ...failing('h1', (h1) => textOf(h1) !== '' && h1.getAttribute('tabindex') === '-1'),
    ...everyPath.filter((address) => all(address, 'h1').length !== 1),
  ],
  'every navigation has a name @rgaa-landmarks': () =>
    failing('nav', (nav) => Boolean(nav.getAttribute('aria-label'))),
  'header, content and footer follow each other, with nothing of a page outside @rgaa-page-zones':
    () => [
      ...faults((_, address) => {
        const order = all(address, 'header, main, footer, aside').map((it) => it.tagName)
        return order.join(' ') === 'HEADER MAIN FOOTER ASIDE' ? [] : order
      }),
      ...failing('h1, section', (part) => part.closest('main') !== null),
    ],
  'a page begins with a link to the content @rgaa-skip-link': () =>
    faults(({ document }) => {
      const first = document.querySelector('body a, body button')
      const isSound = first && hrefOf(first) === '#contenu'
      return isSound && document.querySelector('main')?.id === 'contenu' ? [] : ['does not']
    }),
  'no id is used twice, and each that is referred to is there @rgaa-unique-ids': () =>
    faults((_, address) => {
      const ids = all(address, '[id]').map(({ id }) => id)
      const named = references.flatMap((name) =>
        all(address, `[${name}]`).flatMap((it) => it.getAttribute(name)?.split(' ') ?? []),
      )
      const twice = ids.filter((id, index) => ids.indexOf(id) < index)
      return [...twice, ...named.filter((id) => !ids.includes(id))]
    }),
  'no attribute is given twice, and none that names an element is empty @rgaa-html-attributes':
    () => [
      ...faults(({ html }) =>
        [
          ...html.matchAll(/<[a-z][^\s>]*((?:\s+[^\s=>"']+(?:="[^"]*")?)+)\s*\/?>/gi),
        ].flatMap(([tag, attributes = '']) => {
          const given = [...attributes.matchAll(/\s([^\s=>"']+)(?:="[^"]*")?/g)]
          return new Set(given.map(([, name]) => name)).size < given.length ? tag : []
        }),
      ),
      ...found(names.map((name) => `[${name}=""]`).join()),
    ],
  'elements nest as HTML allows @rgaa-html-nesting': () => [
    ...faults(({ html }) => html.split('<body>')[1]?.match(/(?<!<svg>)<style\b/g) ?? []),
    ...found(`p :is(${blocks}), :is(h1, h2, h3, span, button, label) :is(${blocks})`),
    ...found(`:is(a, button, summary, label) :is(${focusable}):not([type="radio"])`),
    ...found('form form, :is(ul, ol) > :not(li), dl > :not(div, dt, dd)'),
    ...found('select > :not(option)'),
    ...failing('li', ({ parentElement }) => parentElement?.matches('ul, ol') === true),
    ...failing('dl > div', (group) => group.querySelector('dt + dd') !== null),
  ],
  'no element or attribute is presentational @rgaa-no-presentational': () => [
    ...found('body :is(center, font, big, strike, tt, u, s, i, small, hr, marquee, blink)'),
    ...found('body :is([align], [bgcolor], [border], [color], [face]):not(img, svg)'),
    ...found('body :is([hspace], [vspace]):not(img, svg), basefont, br + br'),
    ...failing('p, li, dt, dd, h1, h2, h3, label, option', (it) => nameOf(it) !== ''),
  ],
  'what looks like a list is one @rgaa-real-lists': () =>
    failing('p, div, span, dd', ({ childNodes }) =>
      [...childNodes].every(
        ({ nodeType, textContent }) =>
          nodeType !== 3 || !/^\s*(?:[-–—•*]|\d+[.)])\s/.test(textContent ?? ''),
      ),
    ),

  'a drawing without a text is hidden from assistive technology, and never a button @rgaa-hidden-drawings':
    () => [
      ...found('area, [ismap], input[type="image"], [role="img"], svg :is(title, desc)'),
      ...failing('svg', (svg) => svg.closest('[hidden], [aria-hidden="true"]') !== null),
      ...failing('img[alt=""]', (image) =>
        image.getAttributeNames().every((name) => !/^(?:title$|aria-)/.test(name)),
      ),
      ...found('[longdesc]'),
    ],
  'a drawing has a size without styles @rgaa-sized-drawings': () =>
    found('svg[viewBox]:not([width][height])'),
  'pictures have a size and a text, and come from this site @rgaa-sized-pictures': () => [
    ...failing(
      'img',
      (image) =>
        image.matches('[alt][width]:not([width=""])[height]:not([height=""])') &&
        isOurs(image.getAttribute('src') ?? ''),
    ),
    ...faults(({ html }) => html.match(/url\(['"]?(?:https?:)?\/\//g) ?? []),
  ],

  'F41 no button is dead without script: it opens a menu, leads to a form or to mail': () =>
    failing('button', (it) => {
      const form = it.closest('form')
      const way = form?.getAttribute('action')?.replace(/\?[^#]*/, '') ?? ''
      const leads = /^(?:mailto:.+@|(?:\/particulier)?\/contact#formulaire$)/.test(way)
      const isSubmit = it.matches('[type="submit"]') && leads
      // Without script styles hide this one.
      const isAway = it.matches('[hidden] *') || textOf(it) === programmeWords.print
      return isSubmit || isAway || it.hasAttribute('popovertarget')
    }),
  'on a page, links of one name lead to one place @rgaa-one-name-one-place': () =>
    faults((_, address) => {
      const places = new Map<string, string>()
      return all(address, 'a').flatMap((link) => {
        const [name, target] = [nameOf(link), hrefOf(link)]
        const known = places.get(name) ?? target
        places.set(name, known)
        return known === target ? [] : `${name}: ${known}, ${target}`
      })
    }),
  'links lead to pages and anchors that exist @asvs-links': () =>
    failing('a[href]', (link, address) => leadsSomewhere(hrefOf(link), address)),
  'a link says that it opens a new tab @rgaa-new-tab': () =>
    failing(
      'a[target="_blank"]',
      (it) => textOf(it).endsWith('(nouvel onglet)') && it.matches('[rel~="noopener"]'),
    ),
  'the order of the document is the order of the keyboard @rgaa-tab-order': () => [
    ...failing('[tabindex]', (it) => Number(it.getAttribute('tabindex')) <= 0),
    ...found('[accesskey]'),
  ],
  'words that styles keep apart are apart without them @rgaa-words-apart': () => {
    const inline = 'a, button, span, b, i, strong, label, time, summary'
    return faults((_, address) =>
      all(address, `body :is(${inline})`).flatMap((element) => {
        const next = element.nextElementSibling
        if (element.nextSibling !== next || !next?.matches(inline)) return []
        if (element.querySelector('p') !== null) return []
        const seam = `${element.textContent.slice(-20)}|${next.textContent.slice(0, 20)}`
        return /[\p{L}\p{N}.)]\|[\p{L}\p{N}(]/u.test(seam) ? seam : []
      }),
    )
  },

  'every field about the visitor says its purpose to the browser @rgaa-field-purposes':
    () => {
      const purposeOf = (of: string) =>
        specifiedFields.find(({ name }) => name === of)?.purpose ?? null
      return failingField(
        (field, name) => field.getAttribute('autocomplete') === purposeOf(name),
      )
    },
  'a form says before its fields that all are required, marks each, and says its format @rgaa-required-fields':
    () => [
      ...failing(
        'form[method="post"]',
        (form) =>
          textOf(form.firstElementChild) === 'Tous les champs sont obligatoires.' &&
          form.querySelector('[name]:not([required])') === null,
      ),
      ...failingField(
        (field) =>
          field.hasAttribute('required') &&
          field.matches(':not([type="tel"], [type="email"]), [aria-describedby]'),
      ),
    ],
  'no form has fields to group, but choices under the legend that asks @rgaa-ungrouped':
    () => [
      ...found('[type="checkbox"], optgroup, [multiple]'),
      ...failing('[type="radio"]', (choice) => {
        const legend = choice.closest('fieldset')?.firstElementChild
        return legend?.matches('legend') === true && textOf(legend) !== ''
      }),
    ],
  'B2 a field of digits asks for a keyboard of digits, one of an address for its own':
    () => [
      ...failing('main [name="phone"]', (it) =>
        it.matches('[type=tel][inputmode=numeric]'),
      ),
      ...failing('main [name="siret"]', (it) => it.matches('[inputmode=numeric]')),
      ...failing('main [name="email"]', (it) => it.matches('[type=email]')),
    ],

  'styles add no words, but the addresses of links in print @rgaa-no-words-in-styles':
    () => {
      const known = `''|""|counter\\(step\\)/''|'\\\\200b'/''|' \\(' attr\\(href\\) '\\)'`
      return styled(
        new RegExp(`(?<=[{;])content:(?!(?:${known})[;}])[^;}]*|background-image`, 'g'),
      )
    },
  'nothing keeps a visitor from enlarging @rgaa-zoom': () =>
    failing('meta[name="viewport"]', (meta) =>
      meta.matches('[content="width=device-width, initial-scale=1"]'),
    ),
  'the body has a colour of text and one of background @rgaa-body-colours': () => [
    ...lacking(/(?<=[}\s])body\{(?:[^}]*;)?color:/),
    ...lacking(/(?<=[}\s])body\{(?:[^}]*;)?background:/),
  ],
  'a link is underlined unless it is a control @rgaa-underlined-links': () =>
    lacking(/(?<=[}\s])a\{[^}]*text-decoration:underline/),
  'what appears under the pointer alone is only a look @rgaa-hover': () =>
    styled(/[^{}]*:hover[^{}]*\{[^}]*\}/g).filter((rule) =>
      /display|visibility|opacity|content:|clip/.test(rule),
    ),
  'things look pointed at only where a pointer can hover': () =>
    faults((page) => {
      const styles = stylesOf(page)
      const inside = styles.match(hovering)?.join('').split(':hover') ?? []
      const outside = styles.replaceAll(hovering, '').match(/[^}]*:hover[^}]*/g) ?? []
      return inside.length > 6 ? outside : ['has no rule for pointers']
    }),
  'F31 B8 for who asks for less motion every movement lasts an instant @rgaa-reduced-motion':
    () => [
      ...lacking(
        /@media \(prefers-reduced-motion: reduce\)\{\*,::before,::after\{animation-duration:0\.01ms!important;animation-iteration-count:1!important;transition-duration:0\.01ms!important;/,
      ),
      ...styled(/(?:animation|transition)[^:;{}]*:(?!0\.01ms|1!)[^;{}]*!important/g),
    ],
  'nothing moves without end or blinks @rgaa-nothing-moves': () =>
    styled(/infinite|text-decoration:blink/g),

  'a title and a description have their length @rgaa-page-title': () =>
    faults((page) => {
      const { title } = page.document
      const isSound =
        lasts(title, 10, 60) && lasts(metaOf(page, 'name="description"'), 50, 155)
      return isSound ? [] : [title]
    }),
  'no two pages have the same title or description @rgaa-unique-title': () => {
    const texts = everyPath.map(pageAt).flatMap((page) => {
      return [page.document.title, metaOf(page, 'name="description"')]
    })
    return texts.filter((text, index) => texts.indexOf(text) < index)
  },
  'the menus of a space are the same on all its pages @rgaa-same-menus': () =>
    ['company', 'individual'].flatMap((space) => {
      const menus = pathsIn(space).map((page) =>
        all(page, 'header nav a, footer nav a').map((it) => nameOf(it) + hrefOf(it)),
      )
      return menus.map(String).filter((menu) => menu !== String(menus[0]))
    }),
  'a page is shared with its title, its description and a picture': () =>
    faults((page, address) => {
      const expected = {
        title: page.document.title,
        description: metaOf(page, 'name="description"'),
        url: origin + address,
        locale: 'fr_FR',
        image: `${origin}/open-graph.png`,
      }
      return Object.entries(expected).flatMap(([name, text]) =>
        metaOf(page, `property="og:${name}"`) === text ? [] : name,
      )
    }),
  'a sample claims no certification where machines read: heads, data, manifest': () => {
    const claim = /.{0,40}(?:qualiopi|certifié).{0,20}/gi
    const inHead = /certifi(?!cations et attestation)|qualiopi|compte personnel|éligible/i
    return [
      ...faults((page) =>
        [page.document.title, metaOf(page, 'name="description"')].filter((text) =>
          inHead.test(text),
        ),
      ),
      ...faults((_, address) =>
        all(address, 'head, script[type="application/ld+json"]').flatMap(
          ({ outerHTML }) => outerHTML.match(claim) ?? [],
        ),
      ),
      ...(read('manifest.webmanifest').match(/certifi|qualiopi/gi) ?? []),
    ]
  },
  'the manifest and icons that a page names are there': () => [
    ...failing(
      'link:is([rel="manifest"], [rel="icon"], [rel="apple-touch-icon"], [rel="preload"])',
      (link) => existsSync(path.join(folder, hrefOf(link))),
    ),
    ...faults(({ document }) =>
      ['/manifest.webmanifest', '/favicon.svg'].filter(
        (file) => !document.querySelector(`link[href="${file}"]`),
      ),
    ),
  ],

  'the foot names the services, the state of accessibility, the certificate, the capital and the year':
    () =>
      faults((_, address) => {
        const links = linksIn(address, 'footer')
        const expected = [
          `WhatsApp (nouvel onglet) ${organisation.messaging.href}`,
          `LinkedIn (nouvel onglet) ${organisation.socialNetwork.href}`,
          'Accessibilité\u00a0: partiellement conforme /politique-de-confidentialite#accessibilite',
          `Voir le certificat (PDF) ${organisation.certification.file?.href}`,
        ]
        const text = plainTextOf(pageAt(address).document.querySelector('footer'))
        const facts = ['20 000 €', `© ${new Date().getFullYear()} `]
        return [
          ...expected.filter((link) => !links.includes(link)),
          ...links.filter(
            (link) => link.startsWith('Voir le certificat') && !expected.includes(link),
          ),
          ...facts.filter((fact) => !text.includes(fact)),
        ]
      }),
  'the menu and the foot have the number to call, each once': () => {
    const { href, text: number } = organisation.phone
    const inBar = all('/entreprise', `header > div > div > a[href="${href}"]`)
    return faults((_, address) =>
      ['footer', 'header [popover]'].filter((part) => {
        const numbers = linksIn(address, part).filter((link) => link.endsWith(href))
        return inBar.length === 0 || numbers.join() !== `${number} ${href}`
      }),
    )
  },
  'a section says at most once when it was verified': () => {
    const verified = /(?:Condition|Information)s? vérifiées? le/g
    return failing(
      'main section',
      (it) => (plainTextOf(it).match(verified) ?? []).length <= 1,
    )
  },
}

test.each(Object.entries(rules))('%s', (_, faultsOf) => {
  expect(faultsOf()).toEqual([])
})

/** Content that answers a visitor's action, or that another page of the site shows. */
const laterWords = [
  /^content\.individualContact\.form\.(?:fields\.\w+\.(?:doubts|errors)|summary)\./,
  /^content\.catalogue\.tailorMade\.courseTitle$/,
  /^content\.quality\.disability\./,
  /^content\.requests\./,
  // Of a programme: what its dates say on another day, or of another course.
  /^content\.words\./,
  /^content\.sheet\.open\.sessions\.\d+\.(?:days|name|place)$/,
  /^content\.funding\.(?:questions\.|tracks\.\d+\.(?:audience|toPrepare|next)\b)/,
]

test.each(everyPath)(
  'F01 %s is complete without JavaScript: its words and its links are in the document',
  async (address) => {
    const shown = [
      ...all(address, 'main, title').map(textOf),
      ...all(address, '[alt]').map((it) => it.getAttribute('alt')),
      ...all(address, '[aria-label]').map((it) => it.getAttribute('aria-label')),
    ].join('\n')
    const targets = new Set(all(address, 'a').map(hrefOf))
    const { content } = await loadContent(address)
    const missing = leaves(content, 'content').filter(
      ({ key, path: place, value }) =>
        typeof value === 'string' &&
        ((/\s/.test(value) && !shown.includes(value)) ||
          (key === 'href' && !targets.has(value))) &&
        !laterWords.some((words) => words.test(place)),
    )
    expect(missing).toEqual([])
  },
)

test('the pictures that have a text are the map and the two marks, and it says what they are @rgaa-described-pictures', () => {
  expect(distinct('img', (image) => image.getAttribute('alt') ?? '').toSorted()).toEqual([
    '',
    'Certification qualité (emplacement du logo officiel)',
    'Compte personnel de formation (emplacement du logo officiel)',
    'Plan du quartier, l’adresse est repérée au bord de l’eau',
  ])
})

test('no drawing but a mark holds text @rgaa-no-text-in-drawings', () => {
  const images = path.resolve(import.meta.dirname, '../../src/images')
  const written = readdirSync(images).filter((file) =>
    /<(?:text|image|foreignObject)\b/.test(readFileSync(path.join(images, file), 'utf8')),
  )
  expect(written).toEqual(['badge-quality.svg', 'badge-training-account.svg'])
})

test('every field has its label just above it, the same words for the same purpose @rgaa-field-labels', () => {
  const labels = new Map<string, string>()
  const misplaced = failingField((field, name) => {
    const label = field.closest('form > div')?.firstElementChild
    const text = textOf(label)
    const known = labels.get(name) ?? text
    labels.set(name, known)
    return label?.getAttribute('for') === field.id && known === text && text !== ''
  })
  expect(misplaced).toEqual([])
  const { people } = programmeWords
  const specified = { ...fillFields(({ label }) => label), session: people.label }
  expect(Object.fromEntries(labels)).toEqual(specified)
})

test('the button of a form says what it does @rgaa-form-buttons', () => {
  const buttons = everyPath.flatMap((address) =>
    all(address, 'form[method="post"] button').map(nameOf),
  )
  expect(buttons).toEqual(['Envoyer le message', 'Envoyer'])
})

test('the one office document is the certificate, whose structure is tagged @rgaa-one-document', () => {
  expect(found('a[download]')).toEqual([])
  const office = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|epub)$/i
  const documents = distinct('a', hrefOf).filter((href) => office.test(href))
  expect(documents).toEqual([organisation.certification.file?.href])
  const source = read(`.${documents[0]}`)
  for (const tag of ['/Lang(fr)', '/Marked true', '/StructElem/S/H1', '/Title('])
    expect(source).toContain(tag)
})

test('no text is a drawing made of characters @rgaa-no-cryptic', () => {
  const cryptic = /(?![©®™])\p{Extended_Pictographic}|[:;]-?[()DP]|[=\-_*~#|/\\<>^]{3}/u
  const texts = everyPath
    .flatMap((address) => all(address, 'body :not(script, style)'))
    .flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === 3))
    .map(({ textContent }) => textContent ?? '')
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => cryptic.test(text))).toEqual([])
})

test.each([
  ['/contact', 4],
  ['/particulier/faq', 9],
])(
  'machines are told the questions that %s shows, each at its anchor: %i',
  (page, count) => {
    const [script, ...others] = all(page, 'script[type="application/ld+json"]')
    const graph = valueAt(JSON.parse(script?.textContent ?? ''), '@graph')
    const shown = all(page, 'main summary').map((summary) => {
      const answer = summary.nextElementSibling
      const text = plain(textOf(answer?.firstElementChild))
      return {
        '@type': 'Question',
        url: `${origin}${page}#${answer?.id}`,
        name: plain(textOf(summary)),
        acceptedAnswer: { '@type': 'Answer', text },
      }
    })
    expect(shown).toHaveLength(count)
    const faq = [graph].flat().filter((thing) => valueAt(thing, '@type') === 'FAQPage')
    expect(faq).toMatchObject([{ mainEntity: shown }])
    expect(others).toEqual([])
  },
)

/** The pages whose content says something. */
const saying = (words: RegExp | string) =>
  everyPath.filter((address) => timesIn(address, 'main', words) > 0)
const timesIn = (address: string, part: string, words: RegExp | string) =>
  plainTextOf(pageAt(address).document.querySelector(part)).split(words).length - 1

test('all is a sample: the foot of a page says so, and beside it the form that nobody reads', () => {
  const mark = sampleMark?.short ?? 'none'
  expect(everyPath.filter((it) => timesIn(it, 'footer', mark) === 0)).toEqual([])
  expect(saying(/données d’exemple|organisme fictif/i)).toEqual(['/contact'])
})

test('for what the certification was given is said by the foot, and by the pages about it', () => {
  const words = certification.categories.replaceAll(/\s/g, ' ')
  expect(everyPath.filter((it) => timesIn(it, 'footer', words) !== 1)).toEqual([])
  expect(saying(words)).toEqual([
    '/qui-sommes-nous',
    '/politique-de-confidentialite',
    '/particulier/certifications',
  ])
})

test('the menu of a page of both spaces names the space of its pages, then leads to the other', () => {
  for (const address of ['/', '/404']) {
    const groups = all(address, 'header [popover] nav > ul > li').map((group) => {
      const href = group.querySelector('a')?.getAttribute('href')
      return `${textOf(group.querySelector('p, a'))} ${href}`
    })
    expect(groups).toEqual([
      'Espace Entreprise /entreprise',
      'Espace Particulier /particulier',
    ])
    const [nav] = all(address, 'header nav[aria-label]')
    expect(textOf(nav?.previousElementSibling)).toBe('Espace Entreprise')
  }
})

test('an individual who asks for the certificate stays in his space', () => {
  const links = pathsIn('individual').flatMap((address) => all(address, 'main a'))
  const certificates = links.filter((link) => /certificat\b/.test(textOf(link)))
  expect(certificates.length).toBeGreaterThan(0)
  expect(certificates.map(hrefOf).filter((href) => !/\.\w+$/.test(href))).toEqual([])
  expect(links.filter((link) => hrefOf(link).startsWith('/qui-sommes-nous'))).toEqual([])
})

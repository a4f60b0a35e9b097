import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { loadPageData } from '#src/document/page-data.ts'
import { valueAt } from '#facts/schema/record.ts'
import { reservedIds } from '#facts/schema/schema.ts'
import { leaves } from '#src/checks/content-rules.ts'
import { certification } from '#src/content/certification.ts'
import * as organisation from '#src/content/organisation.ts'
import { entryOf, everyPage } from '#src/content/page-list.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { certificateRows } from '#src/content/quality.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { fillFields, specifiedFields } from '#tests/machines/form-fields.rules.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { unsupportedNames } from '#tests/unsupported-features.ts'
import {
  queryAll,
  readAssets,
  distinctTexts,
  allPaths,
  findFailing,
  findFaults,
  siteFolder,
  findMatches,
  hrefOf,
  isValidTarget,
  pageAt,
  plainTextOf,
  readPublishedFile,
  textOf,
} from './built-site.ts'
import { findHtmlErrors } from './html-errors.ts'

const origin = organisation.url
const scripts = readAssets('.js').join('\n')

const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex]'
// html-validate reports neither duplicate attributes of SVG elements nor its own directives.
const markupFaultPattern = /<[^<>]*\s([\w:-]+)="[^"]*"[^<>]*\s\1="[^<>]*>|\[html-validate-/g
const findRepeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) < index)

/** Returns the accessible name of a link, button or text element. */
function accessibleName(element: Element) {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt)
  return `${pictures.join(' ')} ${textOf(element)}`.trim()
}

const pagesWithoutStyle = (pattern: RegExp) =>
  findFaults(({ styles }) => (pattern.test(styles) ? [] : ['has no match']))
const findInStyles = (pattern: RegExp) =>
  findFaults(({ styles }) => styles.match(pattern) ?? [])

// Matches media queries that limit styles to devices that can hover, because a touch screen keeps a
// hover style after a tap. These media queries may contain others.
const hoverMediaPattern = /@media \(hover: hover\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** Describes the fields that fail a condition, except radio buttons, checkboxes and hidden fields. */
const findFailingFields = (condition: (field: Element, name: string) => boolean) =>
  findFailing(
    'input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea',
    (field) =>
      field.closest('[hidden]') !== null ||
      condition(field, field.getAttribute('name') ?? ''),
  )

/** Describes elements that match a selector and contain a text node that matches a pattern. */
const findElementsWithText = (selector: string, pattern: RegExp) =>
  findFailing(selector, ({ childNodes }) =>
    [...childNodes].every(
      ({ nodeType, textContent }) => nodeType !== 3 || !pattern.test(textContent ?? ''),
    ),
  )

/** Lists the pages whose main content contains a text or matches a pattern. */
const pagesContaining = (words: RegExp | string) =>
  allPaths.filter((address) => {
    const content = plainTextOf(pageAt(address).document.querySelector('main'))
    return content.split(words).length > 1
  })

const pathsIn = (space: string) =>
  everyPage.flatMap((page) => (page.space === space ? page.path : []))

const linksIn = (address: string, part: string) =>
  queryAll(address, `${part} a`).map((link) => `${textOf(link)} ${hrefOf(link)}`)

const metaOf = (address: string, name: string) =>
  queryAll(address, `meta[${name}]`)[0]?.getAttribute('content') ?? ''

/** Rules for all pages, keyed by the title of their test. Each function returns the violations. */
const rules: Readonly<Record<string, () => readonly string[]>> = {
  'no page contains frames, media or embedded objects @rgaa-no-frame': () =>
    findMatches('iframe, frame, audio, video, track, object, embed, canvas'),
  'no page contains a table @rgaa-no-table': () =>
    findMatches('table, [headers], [role="table"], [role="grid"], [role="treegrid"]'),
  'no page reloads or redirects by itself @rgaa-no-reload': () =>
    findMatches('meta[http-equiv]'),
  'no page has a search or a sitemap link @rgaa-no-search': () => [
    ...findMatches('search, [role="search"], [type="search"]'),
    ...findFailing('a', (link) => !/plan du site/i.test(accessibleName(link))),
  ],
  'no main content contains an unfilled placeholder': () => pagesContaining(/\{[^{}]+\}/),
  'no style sheet or classic script blocks the first paint': () =>
    findMatches(
      '[rel~="stylesheet"], script[src]:not([type="module"]), [blocking~="render"]',
    ),
  // Such a selector makes the browser restyle the whole page when an element is added or removed.
  'no `:has()` on the root or the body styles a descendant': () =>
    findInStyles(/(?::root|html|body):has\((?:[^()]|\([^()]*\))*\)\s*[\w#.&*:>+~[]/g),
  'no page is restricted to one screen orientation @rgaa-any-orientation': () => [
    ...findInStyles(/orientation:/g),
    ...(scripts.match(/screen\.orientation/g) ?? []),
    ...(readPublishedFile('manifest.webmanifest').match(/"orientation"/g) ?? []),
  ],
  'the script element has the integrity hash of the entry script': () =>
    findFailing('script[src]', (script) => {
      const file = readFileSync(path.join(siteFolder, script.getAttribute('src') ?? ''))
      const hash = createHash('sha384').update(file).digest('base64')
      return script.getAttribute('integrity') === `sha384-${hash}`
    }),
  'no script contains development tools @asvs-no-inspection': () =>
    scripts.match(/BroadcastChannel|stately\.ai|__facts/g) ?? [],
  'no script opens a window or reads device motion @rgaa-no-window': () =>
    scripts.match(/window\.open\(|devicemotion|deviceorientation/g) ?? [],

  'a page declares French as its only language, without a text direction @rgaa-french-html':
    () => findMatches('html:not([lang="fr"]), body [lang], [dir]'),
  'the h1 has a text and can receive the focus @rgaa-page-language': () =>
    findFailing('h1', (h1) => textOf(h1) !== '' && h1.getAttribute('tabindex') === '-1'),
  'header, main, footer and aside structure the page @rgaa-page-zones': () => [
    ...findFaults((_, address) => {
      const order = queryAll(address, 'header, main, footer, aside').map((it) => it.tagName)
      return order.join(' ') === 'HEADER MAIN FOOTER ASIDE' ? [] : order
    }),
    ...findFailing('h1, section', 'main *'),
  ],
  'the first link of a page leads to its content @rgaa-skip-link': () =>
    findFaults(({ document }) => {
      const first = document.querySelector('body a, body button')
      const isSkipLink = first && hrefOf(first) === '#contenu'
      const hasTarget = document.querySelector('main#contenu[tabindex="-1"]') !== null
      return isSkipLink && hasTarget ? [] : ['has no skip link']
    }),
  'the browser closes an open menu on a click outside it': () =>
    findMatches('[popover]:not([popover="auto"])'),
  'ids are unique in the whole page, including its drawings': () =>
    findFaults((_, address) => findRepeated(queryAll(address, '[id]').map(({ id }) => id))),
  'the ids of a page outside its records are reserved, so that no anchor equals one': () =>
    queryAll('/qui-sommes-nous', '[id]').flatMap(({ id }) =>
      /^(?:condition|wordmark)-/.test(id) || reservedIds.includes(id) ? [] : id,
    ),
  'in the body of a page only SVG elements contain styles': () =>
    findFaults(({ html }) => html.split('<body>')[1]?.match(/(?<!<svg>)<style\b/g) ?? []),
  'nesting, attributes and ARIA references are correct @rgaa-html-nesting': () => [
    ...findFaults(({ html }) => html.match(markupFaultPattern) ?? []),
    ...findMatches(
      `:is(a, button, summary, label) :is(${focusableSelector}):not([type="radio"], [type="checkbox"])`,
    ),
    ...findFailing('dl > div', ':has(dt + dd)'),
    ...findMatches('[aria-controls=""], [aria-labelledby=""], [aria-describedby=""]'),
  ],
  'no element or attribute is presentational @rgaa-no-presentational': () => [
    ...findMatches('body :is(u, s, i, small, hr, [hspace], [vspace]), br + br'),
    ...findFailing(
      'p, li, dt, dd, h1, h2, h3, label, option',
      (it) => accessibleName(it) !== '',
    ),
  ],
  'texts with list markers are list items @rgaa-real-lists': () =>
    findElementsWithText('p, div, span, dd', /^\s*(?:[-–—•*]|\d+[.)])\s/),
  'no text contains emoji or ASCII art @rgaa-no-cryptic': () =>
    findElementsWithText(
      'body :not(script, style)',
      /(?![©®™])\p{Extended_Pictographic}|[:;]-?[()DP]|[=\-_*~#|/\\<>^]{3}/u,
    ),

  'decorative images are hidden from assistive technology @rgaa-hidden-drawings': () => [
    ...findMatches(
      'area, [ismap], input[type="image"], [role="img"], svg :is(title, desc)',
    ),
    ...findFailing(
      'svg',
      ':is([hidden], [aria-hidden="true"]), [hidden] *, [aria-hidden="true"] *',
    ),
    ...findFailing('img[alt=""]', (image) =>
      image.getAttributeNames().every((name) => !/^(?:title$|aria-)/.test(name)),
    ),
    ...findMatches('[longdesc]'),
  ],
  'an SVG with a viewBox has width and height attributes @rgaa-sized-drawings': () =>
    findMatches('svg[viewBox]:not([width][height])'),
  'images have dimensions and an alt attribute @rgaa-sized-pictures': () =>
    findFailing('img', '[alt][width]:not([width=""])[height]:not([height=""])'),
  'images are files of this site': () =>
    findFailing('img', (image, address) => {
      const source = image.getAttribute('src') ?? ''
      return source.startsWith('/') && isValidTarget(source, address)
    }),

  'F41 every button works without script or is hidden': () =>
    findFailing('button', (it) => {
      const form = it.closest('form')
      const target = form?.getAttribute('action')?.replace(/\?[^#]*/, '') ?? ''
      const leads = /^(?:mailto:.+@|(?:\/particulier)?\/contact#formulaire$)/.test(target)
      const isSubmit = it.matches('[type="submit"]') && leads
      // Without script, styles hide the print button and the questions about obligations.
      const isHidden =
        it.matches('[hidden] *, section:has(#obligations) *') ||
        textOf(it) === programmeWords.print
      return isSubmit || isHidden || it.hasAttribute('popovertarget')
    }),
  'links with the same name on a page have the same target @rgaa-one-name-one-place': () =>
    findFaults((_, address) => {
      const targets = new Map<string, string>()
      return queryAll(address, 'a').flatMap((link) => {
        const [name, target] = [accessibleName(link), hrefOf(link)]
        const known = targets.get(name) ?? target
        targets.set(name, known)
        return known === target ? [] : `${name}: ${known}, ${target}`
      })
    }),
  'links lead to pages, anchors and files that exist @asvs-links': () =>
    findFailing('a[href], link[href]', (link, address) =>
      isValidTarget(hrefOf(link), address),
    ),
  'every page links to the manifest and the icon': () =>
    findMatches(
      'head:not(:has([href="/manifest.webmanifest"]):has([href="/favicon.svg"]))',
    ),
  'the name of a link that opens a new tab says so @rgaa-new-tab': () =>
    findFailing(
      'a[target="_blank"]',
      (it) => textOf(it).endsWith('(nouvel onglet)') && it.matches('[rel~="noopener"]'),
    ),
  'the keyboard order is the document order @rgaa-tab-order': () => [
    ...findFailing('[tabindex]', (it) => Number(it.getAttribute('tabindex')) <= 0),
    ...findMatches('[accesskey]'),
  ],
  'adjacent words stay separated without styles @rgaa-words-apart': () => {
    const inline = 'a, button, span, b, i, strong, label, time, summary'
    return findFaults((_, address) =>
      queryAll(address, `body :is(${inline})`).flatMap((element) => {
        const next = element.nextElementSibling
        if (element.nextSibling !== next || !next?.matches(inline)) return []
        if (element.querySelector('p') !== null) return []
        const seam = `${element.textContent.slice(-20)}|${next.textContent.slice(0, 20)}`
        return /[\p{L}\p{N}.)]\|[\p{L}\p{N}(]/u.test(seam) ? seam : []
      }),
    )
  },

  'fields about the visitor have the specified autocomplete value @rgaa-field-purposes':
    () => {
      const purposeOf = (of: string) =>
        specifiedFields.find(({ name }) => name === of)?.purpose ?? null
      return findFailingFields(
        (it, name) => it.getAttribute('autocomplete') === purposeOf(name),
      )
    },
  'a form announces its required fields and formats @rgaa-required-fields': () => [
    ...findFailing(
      'form[method="post"]',
      (form) =>
        textOf(form.querySelector(':scope > p')) === 'Tous les champs sont obligatoires.' &&
        form.querySelector('[name]:not([required])') === null,
    ),
    ...findFailingFields(
      (field) =>
        field.hasAttribute('required') &&
        field.matches(':not([type="tel"], [type="email"]), [aria-describedby]'),
    ),
  ],
  'radio buttons and checkboxes are in a fieldset, and every legend has a text @rgaa-ungrouped':
    () => [
      ...findMatches('optgroup, [multiple]'),
      ...findFailing('[type="radio"], [type="checkbox"]', 'fieldset *'),
      ...findFailing('legend', (it) => textOf(it) !== ''),
    ],
  'B2 F81 digit and email fields request their virtual keyboard': () => [
    ...findFailing('main [name="phone"]', '[type=tel][inputmode=tel]'),
    ...findFailing('main [name="siret"]', '[inputmode=numeric]'),
    ...findFailing('main [name="email"]', '[type=email]'),
  ],

  'styles only add step numbers and printed link targets @rgaa-no-words-in-styles': () => {
    const known = `''|""|counter\\(step\\)/''|'\\\\200b'/''|' \\(' attr\\(href\\) '\\)'`
    return findInStyles(
      new RegExp(`(?<=[{;])content:(?!(?:${known})[;}])[^;}]*|background-image`, 'g'),
    )
  },
  'the viewport allows zooming @rgaa-zoom': () =>
    findFailing('meta[name="viewport"]', '[content="width=device-width, initial-scale=1"]'),
  'words are only hyphenated on screens of at most 19em': () => [
    ...pagesWithoutStyle(/@media \(max-width: 19em\)\{main,footer\{hyphens:auto;/),
    ...findInStyles(/(?<!@media \(max-width: 19em\)\{main,footer\{)\bhyphens:/g),
  ],
  'the body has a text colour and a background colour @rgaa-body-colours': () => [
    ...pagesWithoutStyle(/(?<=[}\s])body\{(?:[^}]*;)?color:/),
    ...pagesWithoutStyle(/(?<=[}\s])body\{(?:[^}]*;)?background:/),
  ],
  'links are underlined by default @rgaa-underlined-links': () =>
    pagesWithoutStyle(/(?<=[}\s])a\{[^}]*text-decoration:underline/),
  'hovering reveals no content @rgaa-hover': () =>
    findInStyles(/[^{}]*:hover[^{}]*\{[^}]*\}/g).filter((rule) =>
      /display|visibility|opacity|content:|clip/.test(rule),
    ),
  'hover styles only apply to devices that can hover': () =>
    findFaults(({ styles }) => {
      const inside = styles.match(hoverMediaPattern)?.join('').split(':hover') ?? []
      const outside =
        styles.replaceAll(hoverMediaPattern, '').match(/[^}]*:hover[^}]*/g) ?? []
      return inside.length > 6 ? outside : ['has too few hover rules']
    }),
  'F31 B8 reduced motion shortens every animation to an instant @rgaa-reduced-motion':
    () => [
      ...pagesWithoutStyle(
        /@media \(prefers-reduced-motion: reduce\)\{\*,::before,::after\{animation-duration:0\.01ms!important;animation-iteration-count:1!important;transition-duration:0\.01ms!important;/,
      ),
      ...findInStyles(/(?:animation|transition)[^:;{}]*:(?!0\.01ms|1!)[^;{}]*!important/g),
    ],
  'no content moves endlessly or blinks @rgaa-nothing-moves': () =>
    findInStyles(/infinite|text-decoration:blink/g),

  'titles and descriptions are short and unique @rgaa-page-title @rgaa-unique-title':
    () => {
      const titles = allPaths.map((address) => pageAt(address).document.title)
      const descriptions = allPaths.map((address) => metaOf(address, 'name="description"'))
      return [
        ...titles.filter(({ length }) => length <= 10 || length > 60),
        ...descriptions.filter(({ length }) => length <= 50 || length > 155),
        ...findRepeated([...titles, ...descriptions]),
      ]
    },
  'all pages of a space have the same menus @rgaa-same-menus': () =>
    ['company', 'individual'].flatMap((space) => {
      const menus = pathsIn(space).map((page) =>
        queryAll(page, 'header nav a, footer nav a').map(
          (it) => accessibleName(it) + hrefOf(it),
        ),
      )
      return menus.map(String).filter((menu) => menu !== String(menus[0]))
    }),
  'every page has an Open Graph title, description, URL, locale and image': () =>
    findFaults((page, address) => {
      const expected = {
        title: page.document.title,
        description: metaOf(address, 'name="description"'),
        url: origin + address,
        locale: 'fr_FR',
        image: `${origin}/open-graph.png`,
      }
      return Object.entries(expected).flatMap(([name, text]) =>
        metaOf(address, `property="og:${name}"`) === text ? [] : name,
      )
    }),
  'a sample organisation claims no certification in metadata or the manifest': () => {
    const inHead = /certifi(?!cations et attestation)|qualiopi|compte personnel|éligible/i
    return [
      ...findFailing('title, meta[name="description"]', (it) => !inHead.test(it.outerHTML)),
      ...findFailing(
        'head, script[type="application/ld+json"]',
        ({ outerHTML }) => !/qualiopi|certifié/i.test(outerHTML),
      ),
      ...(readPublishedFile('manifest.webmanifest').match(/certifi|qualiopi/gi) ?? []),
    ]
  },

  'the menu and the footer each contain the telephone number once': () => {
    const { href, text: number } = organisation.phone
    const inBar = queryAll('/entreprise', `header > div > div > a[href="${href}"]`)
    return findFaults((_, address) =>
      ['footer', 'header [popover]'].filter((part) => {
        const numbers = linksIn(address, part).filter((link) => link.endsWith(href))
        return inBar.length === 0 || numbers.join() !== `${number} ${href}`
      }),
    )
  },
  'a printed page names the organisation, its registration and the URL': () => {
    const {
      address: location,
      email,
      legalForm,
      name,
      phone,
      trainingNumber,
    } = organisation
    return findFaults(({ document }, address) => {
      const selector = '#print-header, #print-footer:has(#printed-from)'
      const parts = [...document.querySelectorAll(selector)]
      const printed = parts.map(plainTextOf).join(' ')
      return [
        `${name}, ${legalForm}`,
        phone.text,
        email,
        `${location.street}, ${location.postcode} ${location.city}`,
        `Enregistré sous le numéro ${trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
        `Imprimé depuis ${origin}${address}`,
      ].filter((text) => !printed.includes(normalizeSpaces(text)))
    })
  },
  'a section contains at most one verification date': () => {
    const verified = /(?:Condition|Information)s? vérifiées? le/g
    return findFailing(
      'main section',
      (it) => (plainTextOf(it).match(verified) ?? []).length <= 1,
    )
  },
}

test.each(Object.entries(rules))('%s', (_, faultsOf) => {
  expect(faultsOf()).toEqual([])
})

test.each(allPaths)('the page %s is valid HTML @rgaa-valid-html', async (page) => {
  expect(await findHtmlErrors(pageAt(page).html)).toEqual([])
})

/** The property paths of texts that a page need not contain when it loads. */
const deferredTextPatterns = [
  /^content\.(?:contactForm|individualContact\.form)\.(?:fields\.\w+\.(?:doubts|errors)|summary)\./,
  /^content\.contactForm\.(?:sending|sent|interrupted|failed)\b/,
  /^content\.catalogue\.tailorMade\.courseTitle$/,
  /^content\.requests\./,
  /\.copyAddress\./,
  // A card shows at most one session of its course.
  /^content\.\w+\.\d+\.offers\.sessions\.\d+\./,
  // A list shows `noneOpen` only for a course with a seat price but no upcoming session.
  /\.list\.dates\.noneOpen$/,
  // The date and the course determine which of the words a course page displays.
  /^content\.words\./,
  /^content\.sheet\.open\.sessions\.\d+\.(?:days|name|place)$/,
  // A course page only shows the sums for the selected number of people.
  /^content\.sheet\.comparison\.sums\./,
  // The funding texts of a training appear only if the URL names this training.
  /^content\.projects\./,
  // The results of the obligation questions require JavaScript. The list of trainings shows the same facts.
  /^content\.obligations\.(?:verified|words\.)/,
  /^content\.funding\.(?:questions\.|tracks\.\d+\.(?:audience|delay|toPrepare|start|next)\b)/,
]

test.each(allPaths)(
  'F01 the page %s shows its whole content without script',
  async (page) => {
    const shown = [
      ...queryAll(page, 'main, title').map(textOf),
      ...queryAll(page, '[alt]').map((it) => it.getAttribute('alt')),
      ...queryAll(page, '[aria-label]').map((it) => it.getAttribute('aria-label')),
    ].join('\n')
    const targets = new Set(queryAll(page, 'a').map(hrefOf))
    const { content } = await loadPageData(entryOf(page).page, page)
    const missing = leaves(content, 'content').filter(
      ({ key, path: place, value }) =>
        typeof value === 'string' &&
        ((/\s/.test(value) && !shown.includes(value)) ||
          (key === 'href' && !targets.has(value))) &&
        !deferredTextPatterns.some((words) => words.test(place)),
    )
    expect(missing).toEqual([])
  },
)

test('only the map and the two logos have an alternative text @rgaa-described-pictures', () => {
  expect(
    distinctTexts('img', (image) => image.getAttribute('alt') ?? '').toSorted(),
  ).toEqual([
    '',
    'Certification qualité (exemple)',
    'Compte personnel de formation (exemple)',
    'Plan du quartier, l’adresse est repérée au bord de l’eau',
  ])
})

test('only the two certification logos contain text @rgaa-no-text-in-drawings', () => {
  const images = path.resolve(import.meta.dirname, '../../src/images')
  const withText = readdirSync(images).filter((file) =>
    /<(?:text|image|foreignObject)\b/.test(readFileSync(path.join(images, file), 'utf8')),
  )
  expect(withText).toEqual(['badge-quality.svg', 'badge-training-account.svg'])
})

test('every field has the specified label directly above it @rgaa-field-labels', () => {
  const labels = new Map<string, string>()
  const misplaced = findFailingFields((field, name) => {
    const label = field.closest('form > div')?.firstElementChild
    const [text = ''] = textOf(label).split(', ')
    const known = labels.get(name) ?? text
    labels.set(name, known)
    return label?.getAttribute('for') === field.id && known === text && text !== ''
  })
  expect(misplaced).toEqual([])
  const { howMany, people } = programmeWords
  const specified = { ...fillFields(({ label }) => label), formation: howMany }
  expect(Object.fromEntries(labels)).toEqual({ ...specified, session: people.label })
})

test('the fields of a page have distinct labels', () => {
  const repeated = allPaths.filter((page) => {
    const labels = queryAll(page, 'label').map(textOf)
    return new Set(labels).size < labels.length
  })
  expect(repeated).toEqual([])
})

test('the submit buttons are labelled with their action @rgaa-form-buttons', () => {
  const buttons = distinctTexts('form[method="post"] button', accessibleName)
  expect(buttons).toEqual(['Envoyer le message', 'Envoyer'])
})

test('the only linked document is the certificate, a tagged PDF @rgaa-one-document', () => {
  expect(findMatches('a[download]')).toEqual([])
  const office = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|epub)$/i
  const documents = distinctTexts('a', hrefOf).filter((href) => office.test(href))
  expect(documents).toEqual([organisation.certification.file?.href])
  const source = readPublishedFile(`.${documents[0]}`)
  for (const tag of ['/Lang(fr)', '/Marked true', '/StructElem/S/H1', '/Title('])
    expect(source).toContain(tag)
})

test('the sample certificate matches the site and is marked as a sample @rgaa-certificate', () => {
  const bytes = readFileSync(`${siteFolder}${organisation.certification.file?.href}`)
  const source = new TextDecoder('windows-1252').decode(bytes)
  const [mark, ...texts] = [...source.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(
    ([, text = '']) => normalizeSpaces(text.replaceAll(/\\(.)/g, '$1')),
  )
  const after = (label: string) => texts[texts.indexOf(normalizeSpaces(label)) + 1]
  expect(mark).toBe('Exemple, sans valeur')
  expect(certificateRows.map(({ id }) => id)).toContain('until')
  for (const { term, text } of certificateRows)
    expect(after(term), term).toBe(normalizeSpaces(text))
  expect(after('Organisme')).toBe(`${organisation.name} (organisme fictif)`)
  expect(after('SIREN')).toBe(normalizeSpaces(organisation.siren))
  const number = normalizeSpaces(organisation.trainingNumber)
  expect(after('Numéro de déclaration d’activité')).toBe(number)
})

test.each([
  ['/contact', 4],
  ['/particulier/faq', 9],
])(
  'the structured data of %s contain the %i displayed questions and their anchors',
  (page, count) => {
    const [script, ...others] = queryAll(page, 'script[type="application/ld+json"]')
    const graph = valueAt(JSON.parse(script?.textContent ?? ''), '@graph')
    const shown = queryAll(page, 'main summary').map((summary) => {
      const answer = summary.nextElementSibling
      const text = stripWordJoiners(textOf(answer?.firstElementChild))
      return {
        '@type': 'Question',
        url: `${origin}${page}#${answer?.id}`,
        name: stripWordJoiners(textOf(summary)),
        acceptedAnswer: { '@type': 'Answer', text },
      }
    })
    expect(shown).toHaveLength(count)
    const faq = [graph].flat().filter((thing) => valueAt(thing, '@type') === 'FAQPage')
    expect(faq).toMatchObject([{ mainEntity: shown }])
    expect(others).toEqual([])
  },
)

test('the footer is the same on every page, with the year and the required links', () => {
  const [footer, ...others] = distinctTexts('footer', (it) =>
    [textOf(it), ...[...it.querySelectorAll('a')].map(hrefOf)].join(' '),
  )
  expect(others).toEqual([])
  expect(footer).toContain(`© ${new Date().getFullYear()} `)
  expect(linksIn('/', 'footer')).toEqual(
    expect.arrayContaining([
      `WhatsApp (nouvel onglet) ${organisation.messaging?.href}`,
      `LinkedIn (nouvel onglet) ${organisation.socialNetwork?.href}`,
      'Accessibilité\u00a0: partiellement conforme /politique-de-confidentialite#accessibilite',
      `Voir le certificat (PDF) ${organisation.certification.file?.href}`,
    ]),
  )
})

test('only the contact page says in its main content that the organisation is a sample', () => {
  expect(
    pagesContaining(/données d’exemple|organisme fictif|numéros sont fictifs/i),
  ).toEqual(['/contact'])
})

test('only three pages list the categories of the certification', () => {
  expect(pagesContaining(certification.categories.replaceAll(/\s/g, ' '))).toEqual([
    '/qui-sommes-nous',
    '/politique-de-confidentialite',
    '/particulier/certifications',
  ])
})

test('the menu of a neutral page links to both spaces', () => {
  for (const address of ['/', '/404']) {
    const groups = queryAll(address, 'header [popover] nav > ul > li').map((group) => {
      const href = group.querySelector('a')?.getAttribute('href')
      return `${textOf(group.querySelector('p, a'))} ${href}`
    })
    expect(groups).toEqual([
      'Espace Entreprise /entreprise',
      'Espace Particulier /particulier',
    ])
    const [nav] = queryAll(address, 'header nav[aria-label]')
    expect(textOf(nav?.previousElementSibling)).toBe('Espace Entreprise')
  }
})

const individualLinks = () =>
  pathsIn('individual').flatMap((address) => queryAll(address, 'main a'))

test('certificate links of the individual space open a file', () => {
  const hrefs = individualLinks()
    .filter((link) => /certificat\b/.test(textOf(link)))
    .map(hrefOf)
  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => !/\.\w+$/.test(href))).toEqual([])
})

test('no link of the individual space leads to /qui-sommes-nous', () => {
  const hrefs = individualLinks().map(hrefOf)
  expect(hrefs).toContain('/particulier/contact')
  expect(hrefs.filter((href) => href.startsWith('/qui-sommes-nous'))).toEqual([])
})

/** Names of features that our code or React only uses after checking their support. */
const featureDetectedNames = [
  'ariaHidden',
  'connection',
  'hidePopover',
  'popover',
  'requestIdleCallback',
  'showPopover',
  'startViewTransition',
]

/** Names of our code or of libraries that are also names of newer browser features. */
const ambiguousNames = ['capture', 'delay', 'displayName', 'ink', 'share', 'use']

test('F40 the scripts use no feature that a supported browser lacks, unless they check its support', () => {
  const members = scripts.matchAll(/(?<!\.)\.([A-Za-z_$][\w$]*)/g)
  const globals = scripts.matchAll(/(?<![.\w$"'`-])([A-Za-z]\w{3,})(?=[(.])/g)
  const used = new Set([...members, ...globals].map(([, name = '']) => name))
  expect([...used].filter((name) => unsupportedNames.has(name)).toSorted()).toEqual(
    [...featureDetectedNames, ...ambiguousNames].toSorted(),
  )
})

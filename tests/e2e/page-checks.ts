/** Checks of the page in its current state. They run in the page, as functions of `pageChecks`. */
import { contrastRatio } from '#tests/contrast.ts'

/** Returns the visible text nodes of a part, and the boxes of their lines. */
function textsIn(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: { text: Text; around: Element; boxes: readonly DOMRect[] }[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    if (!(text instanceof Text) || !text.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    texts.push({ text, around: text.parentElement, boxes: boxesOf(range) })
  }
  return texts
}

const boxesOf = (range: Range) =>
  [...range.getClientRects()].filter(({ width }) => width > 1)

/** Returns whether two boxes overlap by more than this number of pixels in both directions. */
const overlap = (one: DOMRect, other: DOMRect, pixels = 0) =>
  one.left < other.right - pixels &&
  one.right > other.left + pixels &&
  one.top < other.bottom - pixels &&
  one.bottom > other.top + pixels

const isVisuallyHidden = (around: Element) => around.getBoundingClientRect().width <= 1

const overrideSheet = new CSSStyleSheet()

// Disables transitions, so that the colours of a hovered or focused control change at once.
const stillSheet = new CSSStyleSheet()
stillSheet.replaceSync('*, ::before, ::after { transition: none !important }')
document.adoptedStyleSheets.push(stillSheet)

export function expandAll() {
  // The application must receive no `toggle` events. It would close all questions except one, or make the
  // page inert.
  addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
  document.adoptedStyleSheets.push(overrideSheet)
  setOpen(true)
}

/** Opens or closes all `details` elements. Removes their `name`, because it allows only one open element. */
function setOpen(open: boolean) {
  for (const details of document.querySelectorAll('details'))
    Object.assign(details, { name: '', open })
}

function withStyles<Found>(rules: string, find: () => Found) {
  overrideSheet.replaceSync(rules)
  const found = find()
  overrideSheet.replaceSync('')
  return found
}

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`
const doubledText = ':root { font-size: 200% !important }'

const checks = {
  coveredAtTop: () => findCoveredAt(0),
  // At the end of the page, a visitor cannot scroll a text out from behind the assistant's button.
  coveredAtEnd: () => findCoveredAt(document.body.scrollHeight),
  tornGroups: () => findTornGroups(false),
  cut: () => findCutTexts(),
  cutWithTextSpacing: () => withStyles(textSpacing, findCutTexts),
  cutAtDoubleSize: () => withStyles(doubledText, findCutTexts),
  tornWordsAtDoubleSize: () => withStyles(doubledText, () => findTornGroups(true)),
  unevenFieldsAtDoubleSize: () => withStyles(doubledText, findUnevenFields),
  looseLine: () => findLooseLine(),
  crowdedFilter: () => findCrowdedOptions(),
  crowdedHeaderAtDoubleSize: () => withStyles(doubledText, findCrowdedItems),
}
export type CheckName = keyof typeof checks

export const runChecks = (names: readonly CheckName[]) =>
  names.flatMap((name) => checks[name]().map((fault) => `${name}: ${fault}`))

/**
 * Scrolls to a position. Returns the texts behind the assistant's button (on phones only texts of
 * controls), or a fault of the button.
 */
function findCoveredAt(place: number) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo({ top: place, behavior: 'instant' })
  const button = document.querySelector('aside button')?.getBoundingClientRect()
  if (button === undefined) throw new Error('there is no round button')
  const { right, top, bottom, width } = button
  const isPhone = innerWidth < 400
  const isWhole = top >= 0 && bottom <= innerHeight && right <= innerWidth
  if (!isWhole || (isPhone && width > 52))
    return [`the button: ${width} px wide, from ${top} to ${bottom} px`]
  return textsIn(document.body)
    .filter(
      ({ around, boxes }) =>
        !around.closest('aside') &&
        !isVisuallyHidden(around) &&
        (!isPhone || around.closest('a, button, summary, label')) &&
        boxes.some((box) => overlap(box, button)),
    )
    .map(({ text }) => text.data)
}

/** Returns the clipped texts, and a fault if the page is wider than the screen. */
function findCutTexts() {
  const { scrollWidth, clientWidth } = document.documentElement
  const clips = [...document.querySelectorAll('#root *')].filter((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflow),
  )
  const isBeyond = (box: DOMRect, clip: DOMRect) =>
    box.left < clip.left - 1 ||
    box.right > clip.right + 1 ||
    box.top < clip.top - 1 ||
    box.bottom > clip.bottom + 1
  const cut = textsIn(document.body).filter(({ text, boxes }) => {
    const around = clips.filter((clip) => clip.contains(text))
    const isCut = around.some((clip) =>
      boxes.some((box) => isBeyond(box, clip.getBoundingClientRect())),
    )
    return isCut && !around.some(isVisuallyHidden)
  })
  const texts = cut.map(({ text }) => text.data)
  return scrollWidth > clientWidth ? ['the page is too wide', ...texts] : texts
}

/** Returns the items of the header that are clipped, overlapping or outside the header. */
function findCrowdedItems() {
  const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
  const items = [...document.querySelectorAll<HTMLElement>('header :is(a, button, p)')]
    .filter((item) => item.checkVisibility() && !item.closest('[popover]'))
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
  const isWithin = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= innerWidth && top >= bar.top && bottom <= bar.bottom
  const crowded = items.filter(
    ({ item, box }) =>
      item.scrollWidth > item.clientWidth + 1 ||
      !isWithin(box) ||
      items.some(({ item: other, box: its }) => item !== other && overlap(box, its, 1)),
  )
  return items.length < 2
    ? ['the bar has no items']
    : crowded.map(({ item }) => item.ariaLabel ?? item.textContent)
}

/** Returns a fault if visible fields of a form that sends a message are narrow or differ in width. */
function findUnevenFields() {
  const fields = document.querySelectorAll('form[method=post] :is(input, select, textarea)')
  const widths = [...fields]
    .filter((field) => field.checkVisibility())
    .map((field) => Math.round(field.getBoundingClientRect().width))
  const isEven = new Set(widths).size <= 1 && widths.every((width) => width > 600)
  return isEven ? [] : [`the fields have the widths ${widths.join()}`]
}

/** Returns a fault if the decorative line of a closing call to action does not end at its first button. */
function findLooseLine() {
  const button = document.querySelector('main section:last-of-type :is(a:has(~ *), form)')
  const row = button?.parentElement
  if (!button || !row) return []
  const { content, width, marginLeft } = getComputedStyle(row, '::before')
  const start = row.getBoundingClientRect().left + Number.parseFloat(marginLeft)
  const gap = button.getBoundingClientRect().left - start - Number.parseFloat(width)
  return content !== 'none' && !(Math.abs(gap) < 1) ? [`a gap of ${gap} px`] : []
}

/** Returns the options of a filter that wrap or leave the screen, and a fault if they need a third row. */
function findCrowdedOptions() {
  const options = [...document.querySelectorAll('main [role=group] a[href^="/"]')]
  const rows = new Set(options.map((option) => option.getBoundingClientRect().top))
  const crowded = options.filter((option) => {
    const { height, right } = option.getBoundingClientRect()
    return height > 48 || right > innerWidth
  })
  const texts = crowded.map(({ textContent }) => textContent)
  return rows.size > 2 ? [`the filter has ${rows.size} rows`, ...texts] : texts
}

const spaceCharacter = '[ \\u00a0\\u202f]'
const unitNoun =
  '(?:h|j|heures?|jours?|mois|ans|années?|minutes?|secondes?|chiffres|personnes|participants|formations?|places|champs|réponses?|articles?|euros|km|Ko|€|%)(?!\\p{L})'
/** Patterns of text that must stay on one line. */
const unbreakableGroups = [
  // A word with its hyphens. URLs and e-mail addresses are excluded: they may break within a word.
  '(?<![\\p{L}\\d@./-])\\p{L}+(?:[-\\u2060]+[\\p{L}\\d]+)*(?![\\p{L}\\d@/-]|\\.\\p{L})',
  `(?<!\\d)\\d+(?:${spaceCharacter}\\d{3})*${spaceCharacter}?${unitNoun}`,
  `(?<!\\d)\\d+${spaceCharacter}(?:h${spaceCharacter})?(?:à|et|ou)${spaceCharacter}\\d+(?:${spaceCharacter}${unitNoun})?`,
  '(?<![\\p{L}\\d-])\\d+-\\u2060?\\d+(?!\\d)',
  `(?<!\\d)(?:1er|\\d+)${spaceCharacter}(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\p{L}*(?:${spaceCharacter}\\d{4})?`,
  `(?:articles?|n°)${spaceCharacter}(?:[A-Z]\\.?${spaceCharacter}?)?\\d[\\d\\u2060-]*`,
  '[A-Z]\\d+-\\u2060?\\d+(?:-\\u2060?\\d+)*',
  // An e-mail address may break after `@` or a dot.
  '(?<=[\\w.]*@[\\w.]*)\\w+|\\w+(?=[\\w.]*@)',
].map((each) => new RegExp(each, 'giu'))
/** Matches a single word. Words joined by no-break characters, apostrophes or hyphens may exceed a line. */
const unbreakableWord =
  /(?<![\p{L}\p{N}\u00a0\u2060’])[\p{L}\p{N}]+(?![\p{L}\p{N}\u00a0’-])/giu
/** Words that must not end a line of a title. */
const leadingWord =
  /(?:^|\s)(?:le|la|les|un|une|des|du|de|au|aux|à|en|et|ou|par|sur|pour|dans|ce|cette|nos|notre|vos|votre)$/i

/**
 * Returns texts that break although they must stay on one line, also in closed menus. With
 * `onlyControls`, only words of titles and controls are checked.
 */
function findTornGroups(onlyControls: boolean) {
  const menus = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const torn = menus.flatMap((menu) => {
    if (!menu.checkVisibility()) menu.showPopover()
    const found = findTornGroupsIn(menu, onlyControls)
    menu.hidePopover()
    return found
  })
  return [...new Set([...torn, ...findTornGroupsIn(document.body, onlyControls)])]
}

function findTornGroupsIn(part: Element, onlyControls: boolean) {
  const texts = textsIn(part).flatMap(({ text, around, boxes }) => {
    const block = isVisuallyHidden(around) ? null : lineBlockOf(around, onlyControls)
    if (!block || around.closest('script, style, select, textarea, svg')) return []
    // The texts of a block form a run, and each `<br>` in the block starts a new run.
    const start = [...block.querySelectorAll('br')].findLast(
      (each) => each.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return [{ text, boxes, start: start ?? block }]
  })
  return [...Map.groupBy(texts, ({ start }) => start).values()].flatMap((run) => {
    if (!spansSeveralLines(run.flatMap(({ boxes }) => boxes))) return []
    const nodes = run.map(({ text }) => text)
    const words = nodes.map(({ data }) => data).join('')
    const torn = (onlyControls ? [unbreakableWord] : unbreakableGroups)
      .flatMap((group) => [...words.matchAll(group)])
      .filter(({ 0: { length }, index }) =>
        spansSeveralLines(boxesOf(rangeOf(nodes, index, index + length))),
      )
      .map(([found]) => found)
    const heading = nodes[0]?.parentElement?.closest<HTMLElement>('h1, h2, h3')
    return heading && !onlyControls ? [...torn, ...findStrandedWords(heading, nodes)] : torn
  })
}

/** Returns the block whose lines contain a text, or `null` if the text is not checked. */
function lineBlockOf(around: Element, onlyControls: boolean) {
  if (onlyControls) {
    const control = around.closest('h1, h2, h3, a, button, summary')
    return control && /[@.]\w/.test(control.textContent) ? null : control
  }
  let block = around
  while (getComputedStyle(block).display === 'inline' && block.parentElement)
    block = block.parentElement
  return block
}

function rangeOf(run: readonly Text[], start: number, end: number) {
  const range = document.createRange()
  let before = 0
  for (const node of run) {
    const [from, to] = [start - before, end - before]
    if (from >= 0 && from <= node.length) range.setStart(node, from)
    if (to > 0 && to <= node.length) range.setEnd(node, to)
    before += node.length
  }
  return range
}

/** Returns whether boxes are on several lines. Boxes of adjacent lines may overlap, as in headings. */
function spansSeveralLines(boxes: readonly DOMRect[]) {
  const isBelow = (one: DOMRect, other: DOMRect) =>
    one.top > other.top + Math.min(one.height, other.height) / 2
  return boxes.some((one) => boxes.some((other) => isBelow(one, other)))
}

/** Returns the lines of a title that end with a `leadingWord` although the next word would fit on them. */
function findStrandedWords(heading: HTMLElement, run: readonly Text[]) {
  const words = run.map(({ data }) => data).join('')
  let start = 0
  return [...words.matchAll(/\s+(\S+)/g)].flatMap(({ 1: next = '', index }) => {
    const end = index + words.slice(index).search(/\S/)
    if (!spansSeveralLines(boxesOf(rangeOf(run, start, end + 1)))) return []
    const line = words.slice(start, index)
    const both = rangeOf(run, start, end + next.length)
    start = end
    heading.style.whiteSpace = 'nowrap'
    // The words are measured without wrapping, because a space at the end of a line has no width.
    const fits = both.getBoundingClientRect().width < heading.getBoundingClientRect().width
    heading.style.whiteSpace = ''
    return leadingWord.test(line) && fits ? [`${line}|${next}`] : []
  })
}

let textsOnScreen: readonly Text[] = []

/**
 * Collapses all `details` elements. Returns the number of visible texts that must also be printed.
 * Controls and closing calls to action need not be printed.
 */
export function collapseAll() {
  const isPressed = (part: Element) => {
    const { backgroundColor, borderTopStyle } = getComputedStyle(part)
    return part.matches('section')
      ? backgroundColor === 'rgb(255, 208, 74)'
      : borderTopStyle === 'solid' && !part.matches('[href^="tel:"]')
  }
  // The funding questions are interactive. The printed page lists all funding tracks instead.
  const controls =
    'button, nav, select, textarea, [popover], [data-off-paper], ol:has(input[type=radio])'
  const left = [
    ...document.querySelectorAll(`main :is(${controls})`),
    ...[...document.querySelectorAll('main :is(section, a)')].filter(isPressed),
  ]
  textsOnScreen = visibleTexts().filter((text) => !left.some((part) => part.contains(text)))
  setOpen(false)
  return textsOnScreen.length
}

/** Returns the texts that `collapseAll` has counted, but that are missing in print. */
export function findUnprintedTexts() {
  const seen = visibleTexts()
  return textsOnScreen.filter((text) => !seen.includes(text)).map(({ data }) => data)
}

function visibleTexts() {
  const seen = { visibilityProperty: true, opacityProperty: true }
  return textsIn(document.querySelector('main') ?? document.body)
    .filter(
      ({ text, around, boxes }) =>
        text.data.trim() !== '' && boxes.length > 0 && around.checkVisibility(seen),
    )
    .map(({ text }) => text)
}

/** Describes the coloured pseudo-elements with an absolute position that are behind a text. */
export function findDecorationsBehindText() {
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      const isDrawn =
        !['none', 'normal'].includes(style.content) &&
        style.display !== 'none' &&
        style.position === 'absolute' &&
        !['rgba(0, 0, 0, 0)', 'transparent'].includes(style.backgroundColor)
      if (!isDrawn || !element.checkVisibility()) return []
      let around = element
      while (getComputedStyle(around).position === 'static' && around.parentElement)
        around = around.parentElement
      const corner = around.getBoundingClientRect()
      const drawn = new DOMRect(
        corner.left + around.clientLeft + Number.parseFloat(style.left),
        corner.top + around.clientTop + Number.parseFloat(style.top),
        Number.parseFloat(style.width),
        Number.parseFloat(style.height),
      )
      const isBehind = textsIn(around).some(
        ({ text, around: parent, boxes }) =>
          text.data.trim() !== '' &&
          !isVisuallyHidden(parent) &&
          boxes.some((box) => box.height > 1 && overlap(box, drawn)),
      )
      return isBehind ? [`${part} behind a text of ${element.outerHTML.slice(0, 120)}`] : []
    }),
  )
}

/**
 * Marks each tab stop with its number and name, in document order, and returns the marks. A radio group
 * is one stop: its checked radio, or else its first radio (forwards) or its last radio (backwards).
 */
export function numberTabStops() {
  for (const each of document.querySelectorAll('[data-stop]'))
    each.removeAttribute('data-stop')
  // The body gets the focus, so that the next press of Tab focuses the first stop.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const reached = [...all].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled, [inert], [inert] *'),
  )
  const groupOf = (each: HTMLElement) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : each
  return [...Map.groupBy(reached, groupOf).values()].map((group, index) => {
    const [first] = group
    const words = first?.ariaLabel ?? first?.textContent ?? ''
    const stop = `${index + 1} ${words.trim() || first?.id}`
    const checked = group.find((each) => each.matches(':checked'))
    for (const each of checked ? [checked] : [first, group.at(-1)])
      if (each) each.dataset.stop = stop
    return stop
  })
}

/** Returns a list that records the focused control after each later press of Tab. */
export function recordFocus() {
  const stops: string[] = []
  // A key is released after it has moved the focus.
  addEventListener('keyup', ({ key }) => {
    const focus = document.activeElement
    if (key === 'Tab' && focus instanceof HTMLElement)
      stops.push(focus.dataset.stop ?? focus.outerHTML.slice(0, 120))
  })
  return stops
}

/** Focuses each numbered control. Returns faults of its focus indicator, position and order. */
export function inspectStops() {
  scrollTo({ top: 0, behavior: 'instant' })
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')].flatMap((stop) => {
    stop.focus()
    const found =
      document.activeElement === stop
        ? [...checkFocusRing(stop), ...checkFocusPosition(stop), ...checkFocusOrder(stop)]
        : ['cannot be focused']
    return found.map((fault) => `${stop.dataset.stop}: ${fault}`)
  })
}

const channels = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255)

/** Returns the visible background colour behind an element's content. */
function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  if (channels(backgroundColor)[3] !== 0) return backgroundColor
  return element.parentElement ? backgroundOf(element.parentElement) : 'rgb(255, 255, 255)'
}

function checkFocusRing(focus: HTMLElement) {
  // A field may delegate its outline to the label around it.
  const label = focus.matches('input') ? focus.closest('label') : null
  const ringed = label && getComputedStyle(focus).outlineStyle === 'none' ? label : focus
  const style = getComputedStyle(ringed)
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
    return ['has no ring']
  // An outline inside the control is drawn on the control's own background.
  const isInside = Number.parseFloat(style.outlineOffset) < 0
  const background = backgroundOf(isInside ? ringed : (ringed.parentElement ?? ringed))
  const ratio = contrastRatio(channels(style.outlineColor), channels(background))
  return ratio < 3 ? [`has a ring of ${ratio.toFixed(2)}:1 on ${background}`] : []
}

function checkFocusPosition(focus: HTMLElement) {
  const { left, right, top, bottom } = focus.getBoundingClientRect()
  const found: string[] = []
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (left < 0 || right > innerWidth || seen < Math.min(bottom - top, innerHeight))
    found.push(`is out of the screen: ${[left, top, right, bottom].join(', ')}`)
  const layerAt = (x: number, y: number) => {
    const layer = document.elementFromPoint(x, y)?.closest('header, aside, [role=region]')
    return layer && !layer.contains(focus) ? [layer.localName] : []
  }
  const layers = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => layerAt(x, y)),
  )
  if (layers.length > 0) found.push(`is under ${layers.join()}`)
  return found
}

function checkFocusOrder(focus: HTMLElement) {
  const list = [...document.querySelectorAll<HTMLElement>('main [data-stop]')]
  const before = list[list.indexOf(focus) - 1]
  const last = before?.getBoundingClientRect()
  const { left, bottom } = focus.getBoundingClientRect()
  const isAbove = last && bottom <= last.top && left < last.right
  return isAbove ? [`is above ${before?.dataset.stop}`] : []
}

declare global {
  var pageChecks: typeof import('./page-checks.ts')
}

/** Runs in the page: opens all that is folded, and lays rules over those of the page in place of others. */
export function dress(rules: string) {
  // Nobody is told: the application would close all but one, or take the page for covered.
  addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
  for (const details of document.querySelectorAll('details')) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = true
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: the texts that the round button lies over; on a phone, those of controls. */
export function findCoveredTexts() {
  const button = document.querySelector('aside button')?.getBoundingClientRect()
  if (button === undefined) throw new Error('there is no round button')
  const isOver = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 2 &&
    left < button.right &&
    right > button.left &&
    top < Math.min(button.bottom, innerHeight) &&
    bottom > button.top
  const isPhone = innerWidth < 400
  const isRead = (around: Element) =>
    !around.closest('aside, style') &&
    around.checkVisibility() &&
    // Words for assistive technology stand in a box of one pixel.
    around.getBoundingClientRect().width > 1
  const counts = (around: Element) =>
    isRead(around) && (!isPhone || around.closest('a, button, summary, label') !== null)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement || !counts(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isOver)) covered.push(text.nodeValue ?? '')
  }
  const isSmallAndWhole = [
    button.top >= 0,
    button.bottom <= innerHeight,
    button.right <= innerWidth,
    !isPhone || button.width <= 52,
  ].every(Boolean)
  if (!isSmallAndWhole)
    covered.push(`the button: ${button.width} px wide, down to ${button.bottom} px`)
  return covered
}

/**
 * Runs in the page: groups that stand on two lines, with a stroke where they are torn; or the single
 * words of titles and controls: words that are held together may be too long for any line.
 */
export function findTornGroups(onlyControls: boolean) {
  const space = '[ \\u00a0\\u202f]'
  const noun =
    '(?:h|j|heures?|jours?|mois|ans|années?|minutes?|secondes?|chiffres|personnes|participants|formations?|places|champs|réponses?|articles?|euros|km|Ko|€|%)(?!\\p{L})'
  const word =
    '(?<![\\p{L}\\p{N}\\u00a0\\u2060’])[\\p{L}\\p{N}]+(?![\\p{L}\\p{N}\\u00a0’-])'
  const all = [
    // A word, with its hyphens; addresses have places of their own to break.
    '(?<![\\p{L}\\d@./-])\\p{L}+(?:[-\\u2060]+[\\p{L}\\d]+)*(?![\\p{L}\\d@/-]|\\.\\p{L})',
    `(?<!\\d)\\d+(?:${space}\\d{3})*${space}?${noun}`,
    `(?<!\\d)\\d+${space}(?:h${space})?(?:à|et|ou)${space}\\d+(?:${space}${noun})?`,
    '(?<![\\p{L}\\d-])\\d+-\\u2060?\\d+(?!\\d)',
    `(?<!\\d)(?:1er|\\d+)${space}(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\p{L}*(?:${space}\\d{4})?`,
    `(?:articles?|n°)${space}(?:[A-Z]\\.?${space}?)?\\d[\\d\\u2060-]*`,
    '[A-Z]\\d+-\\u2060?\\d+(?:-\\u2060?\\d+)*',
    // An e-mail address goes on in another line after `@` or a dot.
    '(?<=[\\w.]*@[\\w.]*)\\w+|\\w+(?=[\\w.]*@)',
  ]
  const groups = (onlyControls ? [word] : all).map((each) => new RegExp(each, 'giu'))
  const opener =
    /(?:^|\s)(?:le|la|les|un|une|des|du|de|au|aux|à|en|et|ou|par|sur|pour|dans|ce|cette|nos|notre|vos|votre)$/i

  const torn = new Set<string>()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (!menu.checkVisibility()) menu.showPopover()
    search(menu)
    menu.hidePopover()
  }
  search(document.body)
  return [...torn]

  function search(part: Element) {
    for (const run of runsOf(part)) {
      const text = run.map(({ data }) => data).join('')
      if (tops(rangeOf(run, 0, text.length).getClientRects()).length < 2) continue
      for (const group of groups)
        for (const { 0: found, index } of text.matchAll(group)) {
          const range = rangeOf(run, index, index + found.length)
          if (tops(range.getClientRects()).length > 1)
            torn.add(linesOf(run, index, index + found.length).join('|'))
        }
      const heading = run[0]?.parentElement?.closest<HTMLElement>('h1, h2, h3')
      if (heading && !onlyControls) searchHeading(heading, run, text)
    }
  }

  function searchHeading(heading: HTMLElement, run: readonly Text[], text: string) {
    let start = 0
    for (const line of linesOf(run, 0, text.length)) {
      const end = start + line.length
      const next = /^\S+/.exec(text.slice(end))?.[0].length ?? 0
      const both = rangeOf(run, start, end + next)
      if (next > 0 && opener.test(line.trim()) && fitsOneLine(heading, both))
        torn.add(`${line}|${text.slice(end, end + next)}`)
      start = end
    }
  }

  /** The space that ends a line has no width there. */
  function fitsOneLine(heading: HTMLElement, words: Range) {
    heading.style.whiteSpace = 'nowrap'
    const { width } = words.getBoundingClientRect()
    heading.style.whiteSpace = ''
    return width < heading.getBoundingClientRect().width
  }

  /** The texts that stand in one block, side by side. */
  function runsOf(part: Element) {
    const runs = new Map<Node, Text[]>()
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ALL)
    let lastBreak: Node = part
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof HTMLBRElement) lastBreak = node
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue
      if (node.parentElement.closest('script, style, select, textarea, svg')) continue
      const block = blockOf(node.parentElement)
      if (!block) continue
      const place = block.contains(lastBreak) && lastBreak !== part ? lastBreak : block
      runs.set(place, [...(runs.get(place) ?? []), node])
    }
    return runs.values()
  }

  /** What holds the lines of a text; null of one that does not count. */
  function blockOf(around: Element) {
    // Words for assistive technology stand in a box of one pixel.
    if (around.getBoundingClientRect().width === 1) return null
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

  /** The lines that boxes stand on; those of a heading overlap. */
  function tops(rects: Iterable<DOMRect>) {
    const edges: DOMRect[] = []
    for (const rect of rects)
      if (
        rect.width > 1 &&
        edges.every((edge) => isBelow(rect, edge) || isBelow(edge, rect))
      )
        edges.push(rect)
    return edges
  }

  function isBelow(one: DOMRect, other: DOMRect) {
    return one.top > other.top + Math.min(one.height, other.height) / 2
  }

  function linesOf(run: readonly Text[], start: number, end: number) {
    const lines: string[] = []
    const text = run.map(({ data }) => data).join('')
    let last: DOMRect | undefined
    for (let at = start; at < end; at += 1) {
      const rects = [...rangeOf(run, at, at + 1).getClientRects()]
      const rect = rects.find(({ width }) => width > 0)
      if (rect && (last === undefined || isBelow(rect, last))) lines.push('')
      last = rect ?? last
      lines.push(`${lines.pop() ?? ''}${text.charAt(at)}`)
    }
    return lines
  }
}

/** Runs in the page: what is wider than the screen, or cut off. */
export function findCutTexts() {
  const { scrollWidth, clientWidth } = document.documentElement
  const clips = [...document.querySelectorAll('#root *')].filter((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflow),
  )
  const isShown = (text: Node) =>
    !clips.some((clip) => clip.clientWidth <= 1 && clip.contains(text))
  const isCut = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width === 0) return false
    return clips.some((clip) => {
      const box = clip.getBoundingClientRect()
      const isBeside = left < box.left - 1 || right > box.right + 1
      const isBeyond = top < box.top - 1 || bottom > box.bottom + 1
      return clip.contains(text) && (isBeside || isBeyond)
    })
  }
  const texts = document.createTreeWalker(
    document.querySelector('#root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const cut: string[] = []
  while (texts.nextNode())
    if (isShown(texts.currentNode) && isCut(texts.currentNode))
      cut.push(texts.currentNode.nodeValue ?? '')
  return scrollWidth > clientWidth ? ['the page is too wide', ...cut] : cut
}

/** Runs in the page: the items of the bar that are cut, out of it or over one another. */
export function findCrowdedItems() {
  const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
  const items = [...document.querySelectorAll<HTMLElement>('header :is(a, button, p)')]
    .filter((item) => item.checkVisibility() && !item.closest('[popover]'))
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
  const isWithin = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= innerWidth && top >= bar.top && bottom <= bar.bottom
  const isApart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + 1 ||
    other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 ||
    other.bottom <= one.top + 1
  const crowded = items.filter(
    ({ item, box }) =>
      item.scrollWidth > item.clientWidth + 1 ||
      !isWithin(box) ||
      items.some(({ item: other, box: its }) => item !== other && !isApart(box, its)),
  )
  return items.length < 2
    ? ['the bar has no items']
    : crowded.map(({ item }) => item.ariaLabel ?? item.textContent)
}

/** Runs in the page: the texts that can be seen in its content, but for those of what is pressed. */
export function listTexts(given: { invitations: readonly string[]; isOpen: boolean }) {
  const main = document.querySelector('main') ?? document.body
  const all = [...main.querySelectorAll('details')]
  for (const details of all) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = given.isOpen
  }
  const bands = [...main.querySelectorAll('section')].filter((section) =>
    given.invitations.includes(section.querySelector('h2')?.innerText ?? ''),
  )
  const isButton = (link: HTMLElement) =>
    getComputedStyle(link).borderTopStyle === 'solid' && !link.matches('[href^="tel:"]')
  const pressed = [...main.querySelectorAll<HTMLElement>('a')].filter(isButton)
  // Questions that lead to tracks are for a screen: paper has the list of all tracks.
  const controls = main.querySelectorAll(
    'button, nav, select, textarea, [popover], [data-off-paper], ol:has(input[type=radio])',
  )
  const isContent = ({ parentElement }: Text) =>
    ![...bands, ...pressed, ...controls].some((each) => each.contains(parentElement))
  const isSeen = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    const shown = { visibilityProperty: true, opacityProperty: true }
    return width > 0 && height > 0 && text.parentElement?.checkVisibility(shown) === true
  }
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text instanceof Text && text.data.trim() !== '' && isContent(text) && isSeen(text))
      texts.push(text)
  }
  for (const details of all) details.open = false
  return texts
}

export type Stop = { readonly name: string; readonly found: readonly string[] }

declare global {
  var stops: Promise<Stop>[]
}

/**
 * Runs in the page: numbers what the keyboard can reach, in the order of the document. The radios
 * of a group are one stop: the one that is checked; while none is, the first, and back the last.
 */
export function listControls() {
  stops.length = 0
  for (const each of document.querySelectorAll('[data-stop]'))
    each.removeAttribute('data-stop')
  // The next press leads to the first of them.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const reached = [...all].filter(
    (each) =>
      each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
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

/** Runs in the page: notes after each press which control has the focus, and what is wrong with how it is seen. */
export function noteStops(browserName: string) {
  globalThis.stops = []
  addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') stops.push(lookAtFocus())
  })

  async function lookAtFocus() {
    const focus = document.activeElement
    // A busy Firefox may still be laying out, or scrolling to, what the key set off.
    for (let frame = 0; frame < (browserName === 'firefox' ? 2 : 0); frame += 1)
      await new Promise(requestAnimationFrame)
    if (!(focus instanceof HTMLElement) || focus === document.body)
      return { name: 'the page itself', found: [] }
    const { left, right, top, bottom } = focus.getBoundingClientRect()

    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** A field may leave its ring to the label that is around it. */
    const findRinged = () => {
      const label = focus.matches('input') ? focus.closest('label') : null
      return label && getComputedStyle(focus).outlineStyle === 'none' ? label : focus
    }
    const faultOfRing = () => {
      const ringed = findRinged()
      const style = getComputedStyle(ringed)
      const [offset = 0, line = 0] = [style.outlineOffset, style.outlineWidth].map(
        Number.parseFloat,
      )
      if (style.outlineStyle === 'none' || line < 2) return ['has no ring']
      // A ring that is drawn inside has the control's own background.
      let around: Element | null = offset < 0 ? ringed : ringed.parentElement
      while (around && channels(getComputedStyle(around).backgroundColor)[3] === 0)
        around = around.parentElement
      const background = around
        ? getComputedStyle(around).backgroundColor
        : 'rgb(255, 255, 255)'
      const [lower = 0, higher = 0] = [
        luminance(style.outlineColor),
        luminance(background),
      ].toSorted((one, other) => one - other)
      const ratio = (higher + 0.05) / (lower + 0.05)
      return ratio < 3 ? [`has a ring of ${ratio.toFixed(2)}:1 on ${background}`] : []
    }
    const faultsOfPlace = () => {
      const found: string[] = []
      // Firefox leaves a large control where it is as long as much of it is seen.
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
      const owed = browserName === 'firefox' ? innerHeight / 2 : innerHeight
      const isShort = seen < Math.min(bottom - top, owed)
      if (left < 0 || right > innerWidth || isShort)
        found.push(
          `is out of the screen: ${[left, top, right, bottom].join(', ')}; ` +
            `scrolled by ${scrollY}, ${innerWidth} × ${innerHeight}`,
        )
      const isUnder = (x: number, y: number) => {
        const layer = document
          .elementFromPoint(x, y)
          ?.closest('header, aside, [role=region]')
        return layer && !layer.contains(focus) ? [layer.localName] : []
      }
      const corners = [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].flatMap((y) => isUnder(x, y)),
      )
      for (const layer of isUnder((left + right) / 2, (top + bottom) / 2))
        found.push(`is under ${layer}`)
      if (corners.length > 0) found.push(`has a corner under ${corners.join()}`)
      return found
    }
    const faultOfOrder = () => {
      const list = [...document.querySelectorAll<HTMLElement>('main [data-stop]')]
      const before = list[list.indexOf(focus) - 1]
      const last = before?.getBoundingClientRect()
      const isAbove = last && bottom <= last.top && left < last.right
      return isAbove ? [`stands above ${before?.dataset.stop}`] : []
    }
    return {
      name: focus.dataset.stop ?? focus.outerHTML.slice(0, 120),
      found: [...faultOfRing(), ...faultsOfPlace(), ...faultOfOrder()],
    }
  }
}

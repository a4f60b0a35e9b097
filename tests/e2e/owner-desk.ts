import { expect, type Locator, type Page } from '@playwright/test'

const mostPresses = 250

/**
 * Presses Tab, or Shift and Tab, as often as it takes, until a control has the focus. Never past the
 * end of the page: Firefox would go on in its own bars, and the page would have the focus no more.
 */
export async function reach(control: Locator) {
  const page = control.page()
  // Found once: to find a label again takes Firefox longer than the press.
  const element = await control.elementHandle()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const key = (await element?.evaluate(keyTowards)) ?? null
    if (key === null) return
    await page.keyboard.press(key)
  }
  await expect(control, `reached by ${mostPresses} presses of Tab`).toBeFocused({
    timeout: 1,
  })
}

/** Runs in the page. Null where the control has the focus. */
function keyTowards(element: Node) {
  const { activeElement } = document
  if (element === activeElement) return null
  const isBefore =
    activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'Shift+Tab' : 'Tab'
}

export async function press(control: Locator, key = 'Enter') {
  await reach(control)
  await control.page().keyboard.press(key)
}

/** Types in place of what a field holds. */
export async function write(field: Locator, text: string) {
  await reach(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

/** Puts what she has in writing in place of what a field holds, at once. */
export async function paste(field: Locator, text: string) {
  await reach(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}

/** Of a day and a month that are one number: the browser's language settles which comes first. */
export async function writeDate(field: Locator, twice: number, year: number) {
  const digits = String(twice).padStart(2, '0')
  await reach(field)
  await field.page().keyboard.type(`${digits}${digits}${year}`)
  await expect(field).toHaveValue(`${year}-${digits}-${digits}`)
}

/** Goes down a list of choices to one. */
export async function choose(list: Locator, choice: string) {
  await reach(list)
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const chosen = await list.evaluate((element) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : null,
    )
    if (chosen === choice) return
    await list.page().keyboard.press('ArrowDown')
  }
  throw new Error(`No choice is called ${choice}.`)
}

export async function openEditor(page: Page) {
  // As long as one listens, no dialog of the system comes before the test does.
  page.on('filechooser', () => {})
  await page.goto('/__facts/')
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeVisible()
}

/** Opens a list on the left, then one of its records. */
export async function openRecord(page: Page, list: string, name: string) {
  if (list !== 'Organisme') await openList(page, list)
  const ledger = page.getByRole('navigation', { name: 'Fiches' })
  await press(
    ledger.getByRole('link').filter({ has: page.getByText(name, { exact: true }) }),
  )
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
}

export async function openList(page: Page, name: string) {
  const ledger = page.getByRole('navigation', { name: 'Fiches' })
  const title = ledger.locator('summary').filter({ hasText: name })
  await reach(title)
  const isOpen = await title.evaluate((element) => element.closest('details')?.open)
  if (!isOpen) await page.keyboard.press('Enter')
}

/** Adds an item to a list of the form; what is to be typed first then has the focus. */
export const add = (page: Page, list: string) =>
  press(
    page.getByRole('main').getByRole('button', { name: `Ajouter : ${list}`, exact: true }),
  )

export async function addLines(
  page: Page,
  list: string,
  line: string,
  texts: readonly string[],
) {
  for (const [at, text] of texts.entries()) {
    await add(page, list)
    await expect(field(page, list, `${line} ${at + 1}`)).toBeFocused()
    await page.keyboard.type(text)
  }
}

/** Gives a file of hers: the dialog is the system's, and Firefox tells a test of the first one alone. */
export async function attach(
  page: Page,
  label: string,
  name: string,
  content: string | Buffer,
) {
  const control = page.getByRole('main').getByLabel(label)
  const mimeType = name.endsWith('.png') ? 'image/png' : ''
  const file = { name, mimeType, buffer: Buffer.from(content) }
  await reach(control)
  if (page.context().browser()?.browserType().name() === 'firefox')
    return control.setInputFiles(file)
  const opened = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  return (await opened).setFiles(file)
}

export const save = (page: Page) => press(page.getByRole('button', { name: 'Enregistrer' }))

/** A field by its label, within the parts of the form that hold it; of one name, the first. */
export function field(page: Page, ...titles: readonly string[]): Locator {
  const [label = '', ...parts] = titles.toReversed()
  const form = page.getByRole('main')
  const part = parts
    .toReversed()
    .reduce<Locator>(
      (within, name) => within.getByRole('group', { name, exact: true }).first(),
      form,
    )
  return part
    .getByLabel(label, { exact: true })
    .and(page.locator('input, select, textarea'))
    .first()
}

export async function expectSaved(page: Page) {
  await expect(page.getByRole('status')).toHaveText('Enregistré.', { timeout: 15_000 })
}

/** What is refused is said, and leads to its field, which keeps what was typed. */
export async function expectRefused(page: Page, control: Locator, sentence: string) {
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(sentence)
  const said = summary.getByRole('button').filter({ hasText: sentence })
  await press(said)
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(new RegExp(pattern(sentence)))
}

/** Whatever the spaces are. */
const pattern = (text: string) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s')

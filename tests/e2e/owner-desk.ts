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

const records = (page: Page) => page.getByRole('navigation', { name: 'Fiches' })

/** A list on the left, by its name. */
export const listTitle = (page: Page, name: string) =>
  records(page).locator('summary').filter({ hasText: name })

/** The link to a record of a list that is open. */
export const recordLink = (page: Page, name: string) =>
  records(page)
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })

export async function openEditor(page: Page) {
  // As long as one listens, no dialog of the system comes before the test does.
  page.on('filechooser', () => {})
  await page.goto('/__facts/')
  await expect(page.getByRole('heading', { name: 'Prêt à publier' })).toBeVisible()
}

/** Opens a list on the left, then one of its records. */
export async function openRecord(page: Page, list: string, name: string) {
  if (list !== 'Organisme') await listTitle(page, list).click()
  await recordLink(page, name).click()
  await expectRecord(page, name)
}

export const expectRecord = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()

/** Adds an item to a list of the form; what is to be typed first then has the focus. */
export const add = (page: Page, list: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Ajouter : ${list}`, exact: true })
    .click()

export async function addLine(page: Page, list: string, line: string, text: string) {
  await add(page, list)
  await expect(field(page, list, line)).toBeFocused()
  await page.keyboard.type(text)
}

/** Gives a file of hers: the dialog is the system's. */
export async function attach(
  page: Page,
  label: string,
  name: string,
  content: string | Buffer,
) {
  const mimeType = name.endsWith('.png') ? 'image/png' : ''
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('main').getByLabel(label).press('Space')
  await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(content) })
}

export const save = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer' }).click()

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
  await summary.getByRole('button').filter({ hasText: sentence }).press('Enter')
  await expect(control).toBeFocused()
  await expect(control).toHaveAccessibleDescription(new RegExp(pattern(sentence)))
}

/** Whatever the spaces are. */
const pattern = (text: string) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s')

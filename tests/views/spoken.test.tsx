import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import { Filter } from '#src/features/filter.tsx'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { solutions } from '#src/content/navigation.ts'
import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import { pages as entries } from '#src/content/page-list.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { createApp } from '#src/services/app-actor.ts'
import { openSite, settled, siteAt } from './open-page.tsx'
import { requests } from '#src/content/requests.ts'
import { courseAt } from '#tests/course-at.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'

const folder = path.resolve(import.meta.dirname, '../spoken')
const reviewed: string[] = []
const renew =
  '`RENEW_SPOKEN=1 vitest run tests/views/spoken.test.tsx` writes the texts anew: read them'

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date(buildDay),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  })
})
afterEach(() => virtual.stop())

async function open(address: string) {
  const app = createApp({ sendMessage: () => Promise.resolve() })
  app.start()
  await openSite(
    app,
    address,
    entries.map(({ path: page }) => page),
  )
  await settled()
}

/** What happy-dom shows and a browser does not: closed popovers, and answers that are folded. */
function hidden(): readonly HTMLElement[] {
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const folded = document.querySelectorAll<HTMLElement>(
    'details:not([open]) > :not(summary)',
  )
  return [...popovers.filter((each) => !each.matches(':popover-open')), ...folded]
}

/** All that is spoken from the beginning of a part to its end, one phrase a line. */
async function readAll(selector: string): Promise<readonly string[]> {
  const parts = hidden()
  for (const part of parts) part.setAttribute('aria-hidden', 'true')
  await virtual.start({ container: element(selector) })
  const [first = ''] = await virtual.spokenPhraseLog()
  do await virtual.next()
  while ((await virtual.lastSpokenPhrase()) !== first)
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  for (const part of parts) part.removeAttribute('aria-hidden')
  return phrases.slice(0, -1)
}

/** What is spoken by itself while something happens: announcements, and where the focus goes. */
async function hear(make: () => void): Promise<readonly string[]> {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await settled(make)
  await settled(() => void vi.advanceTimersByTime(1000))
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  // The sign of a page on its way has no words before 300 ms.
  return phrases.filter((phrase) => phrase !== 'polite: ')
}

type Section = readonly [title: string, phrases: readonly string[]]

/** No voice tells one space from another, nor says a joiner. */
function textOf(sections: readonly Section[]): string {
  const parts = sections.map(([title, phrases]) => `# ${title}\n\n${phrases.join('\n')}\n`)
  return inPlainSpaces(parts.join('\n'))
}

/** The reviewed text of tests/spoken/; written anew first, where that was asked for. */
async function reviewedText(name: string, reading: string): Promise<string> {
  const file = path.join(folder, `${name}.txt`)
  reviewed.push(`${name}.txt`)
  if (process.env.RENEW_SPOKEN === '1') await writeFile(file, reading)
  return readFile(file, 'utf8')
}

function element(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const linkTo = (path: string) => element(`main a[href="${path}"]`)

const press = (button: HTMLElement) => () => {
  button.focus()
  fireEvent.click(button)
}

test('the page that chooses a space', async () => {
  await open('/')
  const reading = textOf([['La page', await readAll('body')]])
  expect(reading, renew).toBe(await reviewedText('chooser', reading))
})

test('the bar of the company’s pages, and its menu', async () => {
  Object.assign(window, { innerWidth: 1440 })
  await open('/entreprise')
  const rest = await readAll('header')
  const button = screen.getByRole('button', { name: solutions.label })
  const reading = textOf([
    ['La barre', rest],
    ['En pressant « Solutions »', await hear(press(button))],
    ['La barre, le menu ouvert', await readAll('header')],
  ])
  expect(reading, renew).toBe(await reviewedText('company-header', reading))
})

test('B2 the contact form, filled in wrong, then sent @rgaa-seven-fields', async () => {
  await open('/contact')
  const submit = screen.getByRole('button', { name: contactForm.submit })
  const rest = await readAll('form')
  const refused = await hear(press(submit))
  const wrong = await readAll('form')
  for (const name of fieldNames)
    await settled(() => {
      const field = screen.getByLabelText(contactForm.fields[name].label)
      fireEvent.change(field, { target: { value: answers[name] } })
    })
  const sent = await hear(press(submit))
  const reading = textOf([
    ['Le formulaire', rest],
    ['En envoyant sans rien remplir', refused],
    ['Le formulaire à corriger', wrong],
    ['En envoyant, tout étant rempli', sent],
    ['Le formulaire, une fois envoyé', await readAll('form')],
  ])
  expect(reading, renew).toBe(await reviewedText('contact-form', reading))
})

test('B1 from page to page', async () => {
  await open('/')
  const reading = textOf([
    ['À l’arrivée', await hear(() => {})],
    ['En passant à l’espace Entreprise', await hear(press(linkTo('/entreprise')))],
    ['En passant à « Nos formations »', await hear(press(linkTo('/formations')))],
  ])
  expect(reading, renew).toBe(await reviewedText('page-change', reading))
})

test('B6 the assistant', async () => {
  await open('/entreprise')
  const opened = await hear(press(screen.getByRole('button', { name: chat.open })))
  const greeted = await readAll('aside')
  const field = screen.getByRole('textbox', { name: chat.field })
  await settled(() => fireEvent.change(field, { target: { value: 'Bonjour' } }))
  const sent = await hear(press(screen.getByRole('button', { name: chat.send })))
  const reading = textOf([
    ['En ouvrant l’assistant', opened],
    ['L’assistant', greeted],
    ['En envoyant « Bonjour »', sent],
    ['L’assistant, après le message', await readAll('aside')],
  ])
  expect(reading, renew).toBe(await reviewedText('assistant', reading))
})

test('B3 a notice', async () => {
  await open('/formations')
  const button = screen.getByRole('button', {
    name: `${catalogue.list.request} ${courseAt(0).title}`,
  })
  const first = await hear(press(button))
  const again = await hear(press(button))
  const reading = textOf([
    ['En demandant une formation', first],
    ['En la demandant à nouveau', again],
    ['La notification', await readAll('[role=region]')],
  ])
  expect(reading, renew).toBe(await reviewedText('notice', reading))
})

test('what is asked for', async () => {
  const { anchor, title } = courseAt(2)
  await open(`/contact?sujet=poei&formation=${anchor}`)
  const remove = (name: string) =>
    press(screen.getByRole('button', { name: `${requests.remove} ${name}` }))
  const reading = textOf([
    ['La demande, à l’arrivée', await readAll('form > div:has(h3)')],
    ['En retirant la première', await hear(remove('Recrutement en POEI'))],
    ['La demande, une fois réduite', await readAll('form > div:has(h3)')],
    ['En retirant la dernière', await hear(remove(title))],
    ['La demande, une fois vide', await readAll('form > div:has(h3)')],
  ])
  expect(reading, renew).toBe(await reviewedText('request', reading))
})

test('B7 a filter, what it marks and how many it says anew @rgaa-filter-status', async () => {
  const counts = { integration: 1, continue: 2, management: 1, digital: 0 }
  const items = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, () => ({ category })),
  )
  render(
    siteAt(
      '/formations',
      <Filter
        name="categorie"
        label={catalogue.filterLabel}
        categories={courseCategories}
        items={items}
      >
        {() => null}
      </Filter>,
    ),
  )
  const group = '[role=group]'
  const choose = (index: number) =>
    press(within(element(group)).getAllByRole('link')[index] ?? element(group))
  const reading = textOf([
    ['Le filtre', await readAll(group)],
    ['En choisissant la deuxième catégorie', await hear(choose(1))],
    ['En choisissant une autre de ce nombre', await hear(choose(3))],
    ['Le filtre, après le choix', await readAll(group)],
    ['En choisissant celle qui en a deux', await hear(choose(2))],
    ['En choisissant celle qui n’en a pas', await hear(choose(4))],
  ])
  expect(reading, renew).toBe(await reviewedText('filter', reading))
})

for (const [name, path, answers] of [
  ['funding-company', '/entreprise', ['former', '11-49', 'cette-annee']],
  ['funding-individual', '/particulier', ['demandeur-emploi', 'changer', 'inconnu']],
] as const)
  test(`the questions about funding of ${path}`, async () => {
    await open(path)
    const next = () => element('main ol form [type=submit]')
    const rest = await readAll('main ol')
    const missing = await hear(press(next()))
    const heard: Section[] = []
    for (const answer of answers) {
      await settled(press(element(`#${fundingKey}-${answer}`)))
      const title = `En continuant avec « ${answer} »`
      heard.push([title, await hear(press(next()))])
    }
    const reading = textOf([
      ['La première question', rest],
      ['En continuant sans réponse', missing],
      ...heard,
      ['Ce qui est trouvé', await readAll('section:has(#financement)')],
    ])
    expect(reading, renew).toBe(await reviewedText(name, reading))
  })

test('every text that was reviewed is still heard', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(reviewed.toSorted())
})

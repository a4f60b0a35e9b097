import { readdir } from 'node:fs/promises'
import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { solutions } from '#src/content/navigation.ts'
import { catalogue, courseCategories } from '#src/content/pages/catalogue.ts'
import { pages as entries } from '#src/content/page-list.ts'
import { requests } from '#src/content/requests.ts'
import { Filter } from '#src/features/filter.tsx'
import { createApp } from '#src/services/app-actor.ts'
import { courseAt } from '#tests/item-at.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'
import { openSite, settled, siteAt } from './open-page.tsx'

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
    entries.map(({ path }) => path),
  )
  await settled()
}

/** What happy-dom shows and a browser does not: closed popovers, and answers that are folded. */
function hidden() {
  const found = document.querySelectorAll<HTMLElement>(
    '[popover], details:not([open]) > :not(summary)',
  )
  return [...found].filter((each) => !each.matches(':popover-open'))
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
function textOf(sections: readonly Section[]) {
  const parts = sections.map(([title, phrases]) => `# ${title}\n\n${phrases.join('\n')}\n`)
  return inPlainSpaces(parts.join('\n'))
}

const heard: string[] = []
/** A reviewed text, which `vitest -u` writes anew: read it then. */
function reviewed(name: string) {
  heard.push(`${name}.txt`)
  return `../spoken/${name}.txt`
}

function element(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const press = (control: HTMLElement) => () => {
  control.focus()
  fireEvent.click(control)
}
const follow = (path: string) => press(element(`main a[href="${path}"]`))
const pressButton = (name: string) => press(screen.getByRole('button', { name }))

test('the page that chooses a space', async () => {
  await open('/')
  await expect(textOf([['La page', await readAll('body')]])).toMatchFileSnapshot(
    reviewed('chooser'),
  )
})

test('the bar of the company’s pages, and its menu', async () => {
  Object.assign(window, { innerWidth: 1440 })
  await open('/entreprise')
  await expect(
    textOf([
      ['La barre', await readAll('header')],
      ['En pressant « Solutions »', await hear(pressButton(solutions.label))],
      ['La barre, le menu ouvert', await readAll('header')],
    ]),
  ).toMatchFileSnapshot(reviewed('company-header'))
})

test('B2 the contact form, filled in wrong, then sent @rgaa-seven-fields', async () => {
  await open('/contact')
  const wrong: Section[] = [
    ['Le formulaire', await readAll('form')],
    ['En envoyant sans rien remplir', await hear(pressButton(contactForm.submit))],
    ['Le formulaire à corriger', await readAll('form')],
  ]
  for (const name of fieldNames)
    await settled(() => {
      const field = screen.getByLabelText(contactForm.fields[name].label)
      fireEvent.change(field, { target: { value: answers[name] } })
    })
  await expect(
    textOf([
      ...wrong,
      ['En envoyant, tout étant rempli', await hear(pressButton(contactForm.submit))],
      ['Le formulaire, une fois envoyé', await readAll('form')],
    ]),
  ).toMatchFileSnapshot(reviewed('contact-form'))
})

test('B1 from page to page', async () => {
  await open('/')
  await expect(
    textOf([
      ['À l’arrivée', await hear(() => {})],
      ['En passant à l’espace Entreprise', await hear(follow('/entreprise'))],
      ['En passant à « Nos formations »', await hear(follow('/formations'))],
    ]),
  ).toMatchFileSnapshot(reviewed('page-change'))
})

test('B6 the assistant', async () => {
  await open('/entreprise')
  const opened: Section[] = [
    ['En ouvrant l’assistant', await hear(pressButton(chat.open))],
    ['L’assistant', await readAll('aside')],
  ]
  const field = screen.getByRole('textbox', { name: chat.field })
  await settled(() => fireEvent.change(field, { target: { value: 'Bonjour' } }))
  await expect(
    textOf([
      ...opened,
      ['En envoyant « Bonjour »', await hear(pressButton(chat.send))],
      ['L’assistant, après le message', await readAll('aside')],
    ]),
  ).toMatchFileSnapshot(reviewed('assistant'))
})

test('B3 a notice', async () => {
  await open('/formations')
  const ask = pressButton(`${catalogue.list.request} ${courseAt(0).title}`)
  await expect(
    textOf([
      ['En demandant une formation', await hear(ask)],
      ['En la demandant à nouveau', await hear(ask)],
      ['La notification', await readAll('[role=region]')],
    ]),
  ).toMatchFileSnapshot(reviewed('notice'))
})

test('what is asked for', async () => {
  const { anchor, title } = courseAt(2)
  await open(`/contact?sujet=poei&formation=${anchor}`)
  const read = () => readAll('form > div:has(h3)')
  const remove = (name: string) => hear(pressButton(`${requests.remove} ${name}`))
  await expect(
    textOf([
      ['La demande, à l’arrivée', await read()],
      ['En retirant la première', await remove('Recrutement en POEI')],
      ['La demande, une fois réduite', await read()],
      ['En retirant la dernière', await remove(title)],
      ['La demande, une fois vide', await read()],
    ]),
  ).toMatchFileSnapshot(reviewed('request'))
})

test('B7 a filter, what it marks and how many it says anew @rgaa-filter-status', async () => {
  const counts = { integration: 1, continue: 2, management: 1, digital: 0 }
  const items = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, () => ({ category })),
  )
  const filter = (
    <Filter
      name="categorie"
      label={catalogue.filterLabel}
      categories={courseCategories}
      items={items}
    >
      {() => null}
    </Filter>
  )
  render(siteAt('/formations', filter))
  const group = '[role=group]'
  const choose = (index: number) =>
    hear(press(within(element(group)).getAllByRole('link')[index] ?? element(group)))
  await expect(
    textOf([
      ['Le filtre', await readAll(group)],
      ['En choisissant la deuxième catégorie', await choose(1)],
      ['En choisissant une autre de ce nombre', await choose(3)],
      ['Le filtre, après le choix', await readAll(group)],
      ['En choisissant celle qui en a deux', await choose(2)],
      ['En choisissant celle qui n’en a pas', await choose(4)],
    ]),
  ).toMatchFileSnapshot(reviewed('filter'))
})

test.each([
  ['company', '/entreprise', ['former', '11-49', 'cette-annee']],
  ['individual', '/particulier', ['demandeur-emploi', 'changer', 'inconnu']],
])('the questions about funding: %s', async (name, path, chosen) => {
  await open(path)
  const next = () => hear(press(element('main ol form [type=submit]')))
  const questions: Section[] = [
    ['La première question', await readAll('main ol')],
    ['En continuant sans réponse', await next()],
  ]
  for (const answer of chosen) {
    await settled(press(element(`#${fundingKey}-${answer}`)))
    questions.push([`En continuant avec « ${answer} »`, await next()])
  }
  const found = await readAll('section:has(#financement)')
  await expect(textOf([...questions, ['Ce qui est trouvé', found]])).toMatchFileSnapshot(
    reviewed(`funding-${name}`),
  )
})

test('every text that was reviewed is still heard', async () => {
  const files = await readdir('tests/spoken')
  expect(files.toSorted()).toEqual(heard.toSorted())
})

import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { fundingKey } from '#src/model/funding-lines.ts'
import { solutions } from '#src/content/navigation.ts'
import { catalogue, courseCategories } from '#src/page-content/catalogue.ts'
import { pages as entries } from '#src/content/page-list.ts'
import { requests } from '#src/model/requests.ts'
import { Filter } from '#src/features/filter.tsx'
import { courseAt } from '#tests/item-at.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { openSite, settle, withNavigation, startApp } from './open-page.tsx'

beforeEach(() => {
  parts = []
  vi.useFakeTimers({
    now: new Date(buildDay),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  })
})
afterEach(() => virtual.stop())

async function open(address: string) {
  const app = startApp({ sendMessage: () => Promise.resolve() })
  const here = entries.map(({ path }) => path)
  await openSite(app, address, here)
}

/** Returns closed popovers and collapsed answers, which browsers hide but happy-dom does not. */
function hidden() {
  const found = document.querySelectorAll<HTMLElement>(
    '[popover], details:not([open]) > :not(summary)',
  )
  return [...found].filter((each) => !each.matches(':popover-open'))
}

let parts: string[] = []
const transcript = () => normalizeSpaces(parts.join('\n'))
const record = (title: string, phrases: readonly string[]) =>
  parts.push(`# ${title}\n\n${phrases.join('\n')}\n`)

/** Records the phrases that a screen reader speaks from the start to the end of a part. */
async function readPart(title: string, selector: string) {
  const silent = hidden()
  for (const part of silent) part.setAttribute('aria-hidden', 'true')
  await virtual.start({ container: element(selector) })
  const [first = ''] = await virtual.spokenPhraseLog()
  do await virtual.next()
  while ((await virtual.lastSpokenPhrase()) !== first)
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  for (const part of silent) part.removeAttribute('aria-hidden')
  record(title, phrases.slice(0, -1))
}

/** Records the announcements of live regions and focus changes from an action until 1 s later. */
async function listen(title: string, make: () => void) {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await settle(make)
  await settle(() => void vi.advanceTimersByTime(1000))
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  // Screen readers do not speak an empty announcement.
  record(
    title,
    phrases.filter((phrase) => phrase !== 'polite: '),
  )
}

/** Returns the path of a reviewed snapshot. `vitest -u` rewrites this file. Review the difference. */
const snapshotFile = (name: string) => `../spoken/${name}.txt`

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

test('the screen reader reads the choice between the company and the individual space', async () => {
  await open('/')
  await readPart('La page', 'body')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('chooser'))
})

test('the screen reader reads the header of the company pages with its open menu', async () => {
  Object.assign(window, { innerWidth: 1440 })
  await open('/entreprise')
  await readPart('La barre', 'header')
  await listen('En pressant « Solutions »', pressButton(solutions.label))
  await readPart('La barre, le menu ouvert', 'header')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('company-header'))
})

test('B2 the contact form announces its errors and its success @rgaa-seven-fields', async () => {
  await open('/contact')
  await readPart('Le formulaire', 'form')
  await listen('En envoyant le formulaire vide', pressButton(contactForm.submit))
  await readPart('Le formulaire à corriger', 'form')
  for (const name of fieldNames)
    await settle(() => {
      const field = screen.getByLabelText(contactForm.fields[name].label)
      fireEvent.change(field, { target: { value: answers[name] } })
    })
  await listen('En envoyant le formulaire rempli', pressButton(contactForm.submit))
  await readPart('Le formulaire, une fois envoyé', 'form')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('contact-form'))
})

test('B1 a navigation to another page is announced', async () => {
  await open('/')
  await listen('À l’arrivée', () => {})
  await listen('En passant à l’espace Entreprise', follow('/entreprise'))
  await listen('En passant à « Nos formations »', follow('/formations'))
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('page-change'))
})

test('B6 the assistant announces its messages', async () => {
  await open('/entreprise')
  await listen('En ouvrant l’assistant', pressButton(chat.open))
  await readPart('L’assistant', 'aside')
  const field = screen.getByRole('textbox', { name: chat.field })
  await settle(() => fireEvent.change(field, { target: { value: 'Bonjour' } }))
  await listen('En envoyant « Bonjour »', pressButton(chat.send))
  await readPart('L’assistant, après le message', 'aside')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('assistant'))
})

test('B3 a notice is announced again when it is repeated', async () => {
  await open('/formations')
  const ask = pressButton(`${catalogue.list.request} ${courseAt(0).title}`)
  await listen('En demandant une formation', ask)
  await listen('En la demandant à nouveau', ask)
  await readPart('La notification', '[role=region]')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('notice'))
})

test('the contact form announces the removal of requests', async () => {
  const { anchor, title } = courseAt(2)
  await open(`/contact?sujet=poei&formation=${anchor}`)
  const request = 'form > div:has(h3)'
  const remove = (name: string) => pressButton(`${requests.remove} ${name}`)
  await readPart('La demande, à l’arrivée', request)
  await listen('En retirant la première', remove('Recrutement en POEI'))
  await readPart('La demande, une fois réduite', request)
  await listen('En retirant la dernière', remove(title))
  await readPart('La demande, une fois vide', request)
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('request'))
})

test('B7 a filter marks the chosen option and announces the number of results @rgaa-filter-status', async () => {
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
  render(withNavigation('/formations', filter))
  const group = '[role=group]'
  const choose = (index: number) =>
    press(within(element(group)).getAllByRole('link')[index] ?? element(group))
  await readPart('Le filtre', group)
  await listen('En choisissant la deuxième catégorie', choose(1))
  await listen('En choisissant une catégorie de même taille', choose(3))
  await readPart('Le filtre, après le choix', group)
  await listen('En choisissant une catégorie de deux formations', choose(2))
  await listen('En choisissant une catégorie sans formation', choose(4))
  await expect(transcript()).toMatchFileSnapshot(snapshotFile('filter'))
})

test.each([
  { name: 'company', path: '/entreprise', given: ['former', '11-49', 'cette-annee'] },
  {
    name: 'individual',
    path: '/particulier',
    given: ['demandeur-emploi', 'changer', 'inconnu'],
  },
])('the $name funding questions are announced', async ({ name, path, given }) => {
  await open(path)
  const goOn = () => press(element('main ol form [type=submit]'))()
  await readPart('La première question', 'main ol')
  await listen('En continuant sans réponse', goOn)
  for (const answer of given) {
    await settle(press(element(`#${fundingKey}-${answer}`)))
    await listen(`En continuant avec « ${answer} »`, goOn)
  }
  await readPart('Les pistes trouvées', 'section:has(#financement)')
  await expect(transcript()).toMatchFileSnapshot(snapshotFile(`funding-${name}`))
})

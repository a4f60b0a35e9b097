import type { UserDriver } from './user-driver.ts'

export type Cells = readonly (readonly [name: string, value: string])[]

/**
 * A sentence of a manual script: an action (`gesture`) or an expected result (`sighting`). `{0}`, `{1}` …
 * are values, and `{control 0}` quotes the name of a control.
 */
export type Sentence = {
  readonly kind: 'gesture' | 'sighting'
  readonly instruction: string
  /** Index of the value that the tester enters, or undefined if there is none. */
  readonly data?: number
  /** True for a result that scripts list when it appears, but not when it changes, such as the focused element. */
  readonly isMomentary?: true
  /** Sentence for the end of the result, such as « {0} » n’est plus affiché. It has the same placeholders. */
  readonly over?: Sentence
  /**
   * Checks that the page displays the control of a gesture, or that it displays an expected result. Resolves
   * to a description of the problem, if any.
   */
  readonly look?: Look
}

export type PageReader = Pick<UserDriver, 'read'>

export type Look = (
  user: PageReader,
  values: readonly string[],
) => Promise<string | false | undefined>

/** Creates a sentence that tells a tester to perform an action. */
export function gesture(
  instruction: string,
  more: Pick<Sentence, 'data' | 'look'> = {},
): Sentence {
  return { kind: 'gesture', instruction, ...more }
}

/** Creates a sentence that describes an expected result. */
export function sighting(
  instruction: string,
  look?: Look,
  more: Pick<Sentence, 'isMomentary' | 'over'> = {},
): Sentence {
  return { kind: 'sighting', instruction, ...(look && { look }), ...more }
}

/** Creates the sentence for a result that stays visible, with the sentence for its end as `over`. */
export function lasting(
  instruction: string,
  otherwise: string,
  isTrue: (user: PageReader, values: readonly string[]) => Promise<boolean>,
): Sentence & { readonly over: Sentence } {
  const checkThat =
    (isSo: boolean): Look =>
    async (user, values) =>
      (await isTrue(user, values)) !== isSo && 'ce n’est pas le cas'
  const over = sighting(otherwise, checkThat(false))
  return { ...sighting(instruction, checkThat(true)), over }
}

/** A sentence with the values of its placeholders, or with the fields to fill in (`cells`). */
export type Phrase = {
  readonly sentence: Sentence
  readonly values: readonly string[]
  readonly cells?: Cells
}

export function phrase(sentence: Sentence, ...values: readonly string[]): Phrase {
  return { sentence, values }
}

/** Formats a sentence with its values as the text of a manual script. */
export function instructionOf({ sentence, values }: Phrase): string {
  return sentence.instruction
    .replaceAll(/\{(control )?(\d)\}/g, (_, control: string | undefined, place: string) => {
      const value = values[Number(place)] ?? ''
      return control ? value.replace(bareName(value), '« $& »') : value
    })
    .replace(/contient «\s*»/, 'est vide')
}

/** Data about a tester's progress that the specification does not contain, such as the current page. */
export type Place = Readonly<Record<string, string | number | boolean>>

/** Strips the location from a control's name: "Envoyer (dans le formulaire)" → "Envoyer". */
const bareName = (label = '') => label.split(' (')[0] ?? ''

/** Creates a check that the page displays the control whose name is the value at this index. */
const displays =
  (place: number): Look =>
  async (user, values) => {
    const name = bareName(values[place])
    return !(await user.read(isTextVisible, name)) && `« ${name} » n’est pas affiché`
  }

/** Names of keys on a French keyboard, mapped to the values of `KeyboardEvent.key`. */
export const keyboard: Readonly<Record<string, string>> = {
  Échap: 'Escape',
  Entrée: 'Enter',
  Origine: 'Home',
  Fin: 'End',
  'Flèche haut': 'ArrowUp',
  'Flèche bas': 'ArrowDown',
}

/** Sentences that suit every website. A project can add its own with `gesture`, `sighting` and `lasting`. */
export const sentences = {
  open: gesture('Ouvrir la page {0} du site dans un nouvel onglet'),
  write: gesture('Écrire « {0} » dans {control 1}', { data: 0, look: displays(1) }),
  choose: gesture('Choisir « {0} » dans {control 1}', { data: 0, look: displays(1) }),
  clear: gesture('Effacer le contenu de {control 0}', { look: displays(0) }),
  fill: gesture('Remplir les champs avec les données indiquées'),
  press: gesture('Activer {control 0}', { look: displays(0) }),
  enter: gesture('Avec la touche Tab, aller sur {control 0}, puis appuyer sur Entrée'),
  key: gesture('Appuyer sur la touche {0}'),
  focus: gesture('Avec la touche Tab, aller sur {control 0}'),
  point: gesture('Placer le pointeur de la souris sur {control 0}, sans cliquer'),
  pointAway: gesture('Éloigner le pointeur de la souris, sans cliquer'),
  turn: gesture('Aller à la page {0} (flèche du navigateur, en haut à gauche)'),
  wait: gesture('Attendre {0}'),
  see: lasting('« {0} » est affiché.', '« {0} » n’est plus affiché.', (user, [text = '']) =>
    user.read(isTextVisible, text),
  ),
  holds: sighting('{control 0} contient « {1} ».', async (user, [label, text]) => {
    const seen =
      (await user.read(readField, label)) ?? (await user.read(readField, bareName(label)))
    const value = seen?.value ?? '(champ introuvable)'
    return value !== text && `« ${label} » contient « ${value} »`
  }),
  error: sighting(
    '« {0} » est en erreur : « {1} »',
    async (user, [label, text]) => {
      const seen = await user.read(readField, label)
      return seen?.error !== text && `l’erreur de « ${label} » est « ${seen?.error} »`
    },
    {
      over: sighting('« {0} » n’est plus en erreur.', async (user, [label]) => {
        const seen = await user.read(readField, label)
        return seen?.error !== null && `« ${label} » est en erreur : ${seen?.error}`
      }),
    },
  ),
  focusIsOn: sighting(
    'Le focus est sur « {0} » (la touche Tab repart de là).',
    async (user, [text = '']) => {
      const seen = await user.read(readFocus)
      return (
        !seen.includes(text.replaceAll(/\s+/g, ' ')) &&
        `le focus est sur « ${seen.slice(0, 80)} »`
      )
    },
    { isMomentary: true },
  ),
} as const satisfies Readonly<Record<string, Sentence>>

// The functions below are serialised and run in the browser. They may only use their argument and globals.

/** Returns whether a visible element contains this text, in its content or its `aria-label`. */
function isTextVisible(text: string): boolean {
  const wanted = text.replaceAll(/\s+/g, ' ').trim()
  const hidden =
    '[hidden], noscript, script, style, template, details:not([open]) > :not(summary)'
  const isShown = (element: Element) =>
    element.closest(hidden) === null &&
    (typeof element.checkVisibility !== 'function' || element.checkVisibility())
  const says = (element: Element) =>
    [
      element.getAttribute('aria-label') ?? '',
      (element.textContent ?? '').replaceAll(/\s+/g, ' '),
    ].some((said) => said.includes(wanted))
  return [...document.querySelectorAll('body *')].some(
    (element) => says(element) && ![...element.children].some(says) && isShown(element),
  )
}

/** Returns the `aria-label`, the label and the text of the focused element. */
function readFocus(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return ''
  const label =
    'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null
  return [element.getAttribute('aria-label'), label?.textContent, element.textContent]
    .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
    .join(' | ')
}

/** Returns the value and the error message of the field with this name, or null without such a field. */
function readField(name: string) {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === name,
  )
  const control = label
    ? document.getElementById(label.htmlFor)
    : [...document.querySelectorAll('input, select, textarea')].find(
        (field) => field.getAttribute('aria-label') === name,
      )
  if (!control || !('value' in control)) return null
  const isWrong = control.getAttribute('aria-invalid') === 'true'
  return {
    value:
      control instanceof HTMLSelectElement
        ? ([...control.options].find(({ value }) => value === control.value)?.text ?? '')
        : String(control.value),
    error: isWrong
      ? (document.getElementById(`${control.id}-error`)?.textContent ?? '')
      : null,
  }
}

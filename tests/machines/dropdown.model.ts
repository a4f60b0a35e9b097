import type { SnapshotFrom } from 'xstate'
import { type DropdownEvent, dropdownMachine } from '#machines/dropdown.ts'
import type { Model } from 'statecharts'
import { dropdownOracle, type DropdownState, type DropdownView } from './dropdown.rules.ts'
import { dropdownScenarios } from './dropdown.scenarios.ts'

const types = [
  'pointer.enter',
  'pointer.leave',
  'button.press',
  'item.first',
  'item.last',
  'item.next',
  'item.previous',
  'menu.dismiss',
  'menu.close',
  'page.change',
] as const

type Snapshot = SnapshotFrom<typeof dropdownMachine>

/** Never the letter that goes on: what is found then tells whether the first was forgotten. */
function letters({ context: { typed } }: Snapshot): readonly string[] {
  if (typed === '') return ['f', 'P']
  return typed.length > 1 ? [] : typed === 'f' ? ['P', 'o'] : ['f', 'o']
}

const onlyOpen =
  'Le délai des lettres s’arrête avec le menu : rien ne vient menu fermé, et rien n’y serait entendu.'

/** The dropdown with these links; `typeable` says which letters a visitor tries. */
export function dropdownModelOf(
  labels: readonly string[],
  typeable: (snapshot: Snapshot) => readonly string[],
) {
  return {
    ...dropdownOracle(labels),
    name: 'dropdown',
    scenarios: dropdownScenarios,
    machine: dropdownMachine,
    input: () => ({ labels }),
    events: (snapshot): readonly DropdownEvent[] => [
      ...types.map((type) => ({ type })),
      ...typeable(snapshot).map((letter) => ({ type: 'letter.type', letter }) as const),
    ],
    // What one key can give.
    values: ({ fc, text }) =>
      fc
        .oneof(text, fc.constantFrom(...labels))
        .filter((letters) => letters !== '')
        .chain((letters) => fc.constantFrom(...letters.split('')))
        .map((letter) => ({ type: 'letter.type', letter }) as const),
    bounds: [`${labels.length} links, two letters in a row at most`],
    waits: [99],
    // The link in focus changes no transition: while letters are typed it would only multiply the states.
    abstract: ({ value, context: { active, typed } }, due) =>
      JSON.stringify([value, due, typed.length, typed === '' && active]),
    observe: (snapshot, { emitted }) => {
      const { active } = snapshot.context
      return {
        isOpen: snapshot.hasTag('open'),
        activeLabel: active === null ? null : (labels[active] ?? null),
        focusesOnButton: emitted.filter(({ type }) => type === 'button.focus').length,
      }
    },
    equivalent: {
      'drop action: open exit stopWaitingForLetter': onlyOpen,
      'add transition: closed letters.forget to hovered': onlyOpen,
      'add transition: closed letters.forget to open': onlyOpen,
      'add transition: hovered letters.forget to closed': onlyOpen,
      'add transition: hovered letters.forget to open': onlyOpen,
    },
  } satisfies Model<typeof dropdownMachine, DropdownState, DropdownView>
}

export const dropdownModel = dropdownModelOf(
  ['POEI', 'Apprentissage', 'Formations obligatoires'],
  letters,
)

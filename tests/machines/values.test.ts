/** Faults that show with values that no constant of the models holds: the walks of every run find them. */
import { assign } from 'xstate'
import { expect, test } from 'vitest'
import { chatMachine } from '#machines/chat.ts'
import { contact, type ContactDraft, type ContactField } from '#machines/contact-draft.ts'
import { contactFormMachine } from '#machines/contact-form.ts'
import { dropdownMachine, findLabel } from '#machines/dropdown.ts'
import { filterMachine } from '#machines/filter.ts'
import { type Model, walkAtRandom } from 'statecharts'
import { walksOf } from 'statecharts/testing'
import { chatSpec } from './chat.spec.ts'
import { contactFormSpec } from './contact-form.spec.ts'
import { dropdownSpec } from './dropdown.spec.ts'
import { filterSpec } from './filter.spec.ts'

type Errors = ReturnType<typeof contact.findErrors>

/** The form, one of whose fields holds something else in place of this. */
function altering(field: ContactField, part: string | RegExp, other = ''): Model {
  return {
    ...contactFormSpec,
    machine: contactFormMachine.provide({
      actions: {
        change: assign(({ context }, change) =>
          contact.change(context, {
            ...change,
            value:
              change.field === field ? change.value.replaceAll(part, other) : change.value,
          }),
        ),
      },
    }),
  }
}

/** The form that finds errors, and then some more, or some fewer. */
function judging(again: (errors: Errors, draft: ContactDraft) => Errors): Model {
  const find = (draft: ContactDraft) => again(contact.findErrors(draft), draft)
  return {
    ...contactFormSpec,
    machine: contactFormMachine.provide({
      guards: {
        isComplete: ({ context }) => Object.keys(find(context.draft)).length === 0,
      },
      actions: { showErrors: assign(({ context }) => ({ errors: find(context.draft) })) },
    }),
  }
}

const refusing = (field: ContactField, refused: RegExp) =>
  judging((errors, draft) =>
    refused.test(draft[field]) ? { ...errors, [field]: 'malformed' } : errors,
  )
const accepting = (field: ContactField, accepted: RegExp) =>
  judging(({ [field]: error, ...errors }, draft) =>
    error === undefined || accepted.test(draft[field])
      ? errors
      : { ...errors, [field]: error },
  )

function chatWith(actions: Parameters<typeof chatMachine.provide>[0]): Model {
  return { ...chatSpec, machine: chatMachine.provide(actions) }
}

const faults: readonly (readonly [string, Model])[] = [
  ['a name with ÿ is refused', refusing('name', /ÿ/)],
  ['a name in Hebrew is refused', refusing('name', /\p{Script=Hebrew}/u)],
  ['U+2003 alone is a name', accepting('name', /^\u2003+$/)],
  ['an emoji in a message is dropped', altering('message', /[\u{10000}-\u{10FFFF}]/gu)],
  ['half a surrogate is replaced', altering('message', /\p{Cs}/gu, '\uFFFD')],
  ['accents are composed', altering('company', 'e\u0301', 'é')],
  ['the line ends of Windows are changed', altering('message', '\r')],
  ['a long message is cut', altering('message', /(?<=^.{2000}).+/gs)],
  [
    'a space before a chat message is dropped',
    chatWith({
      actions: {
        setDraft: assign({ draft: (_, { text }) => text.replace(/^\u00A0/, '') }),
      },
    }),
  ],
  [
    'U+FEFF alone is a chat message',
    chatWith({ guards: { isWritten: ({ context }) => /\S|\uFEFF/.test(context.draft) } }),
  ],
  [
    'a category has the name of what every object has',
    {
      ...filterSpec,
      machine: filterMachine.provide({
        guards: {
          isAnotherView: ({ context }, { value }) =>
            value in {} ||
            (context.known.includes(value) ? value : 'all') !== context.value,
        },
      }),
    },
  ],
  [
    'the letter Z leads to the first link',
    {
      ...dropdownSpec,
      machine: dropdownMachine.provide({
        actions: {
          type: assign(({ context }, { letter }) => {
            const typed = context.typed + letter
            return {
              typed,
              active: letter === 'Z' ? 0 : (findLabel(context, typed) ?? context.active),
            }
          }),
        },
      }),
    },
  ],
]

test.each(faults)('%s: a walk finds it', async (_, model) => {
  expect(await walkAtRandom(model, walksOf(model))).toBeDefined()
})

import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type QuestionsFocus, questionsMachine } from '#machines/questions.ts'
import { answerOf, knownPrefix, optionsOf, type Step } from '#machines/question-tree.ts'
import { readEntryState, siteHistory, updateEntry } from '#src/services/site-history.ts'
import { useInspection } from './app-context.tsx'
import { useAfterRender } from '#src/dom/use-after-render.ts'

export type Questions = {
  questions: ActorRefFrom<typeof questionsMachine>
  snapshot: SnapshotFrom<typeof questionsMachine>
}

/** The selector of the element to focus for each event. */
const places: Record<QuestionsFocus['type'], string> = {
  'question.focus': 'legend > h3',
  'error.focus': '[role=alert] ~ div > label > input',
  'results.focus': 'h3[tabindex]',
  'result.focus': '[data-followed] h4',
}

/**
 * Runs the questions machine. Each change of the answers by the visitor adds a history entry, so that Back
 * restores the previous ones. The machine's requests for focus are applied inside `element`, the ref of the
 * container.
 * @param name the URL parameter of the answers, and the fragment of their URL
 */
export function useQuestions(name: string, tree: Step) {
  const questions = useActorRef(questionsMachine, { input: { tree }, ...useInspection() })
  // Selects the whole snapshot, because `useAfterRender` needs a render to focus the same error again.
  const snapshot = useSelector(questions, (now) => now)
  const { pathname, search } = useLocation()

  const isStart = useRef(true)
  const isFocusDue = useRef(false)
  const hadFocus = useRef(false)
  const element = useRef<HTMLElement>(null)

  // On Back to a URL with a fragment, Firefox removes the focus before `popstate`.
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      hadFocus.current =
        target instanceof Node && Boolean(element.current?.contains(target))
    }
    addEventListener('focusin', noteFocus)
    return () => removeEventListener('focusin', noteFocus)
  }, [])

  // Restored answers replace the question or the results, and with them the focused element.
  useLayoutEffect(() => {
    if (isFocusDue.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus()
    isFocusDue.current = false
  }, [snapshot])
  // The page was prerendered without a query, so answers are restored after hydration.
  useLayoutEffect(() => {
    // An option chosen before hydration takes precedence over the answers in the URL.
    const chosen = isStart.current ? chosenOptions(name) : []
    isStart.current = false
    const given = chosen.length > 0 ? [] : answersIn(name, search)
    const answers = knownPrefix(tree, given)
    const kept = chosen.length > 0 ? answerOf(chosen) : readEntryState().choice
    isFocusDue.current =
      hadFocus.current || element.current?.contains(document.activeElement) === true
    if (chosen.length === 0) questions.send({ type: 'answers.restore', answers })
    if (typeof kept === 'string') restoreChoice(questions, optionsOf(kept))
    // The URL may contain unknown answers, or one parameter for each option from the form without script.
    if (valuesIn(name, search).join('&') !== answers.join('.'))
      siteHistory.replace(hrefOf(name, { pathname, search }, answers))
  }, [questions, name, tree, pathname, search])
  // The URL contains the chosen options only after the visitor has continued. Until then, the history entry
  // keeps them.
  const choice = answerOf(snapshot.context.choice)
  useEffect(() => {
    if (choice !== (readEntryState().choice ?? '')) updateEntry({ choice })
  }, [choice])
  useEffect(() => {
    const { unsubscribe } = questions.on('answers.change', ({ answers }) =>
      siteHistory.push(hrefOf(name, { pathname, search }, answers)),
    )
    return unsubscribe
  }, [questions, name, pathname, search])

  useAfterRender(questions, '*', ({ type }) => {
    if (type === 'answers.change') return
    element.current?.querySelector<HTMLElement>(places[type])?.focus()
    // The error is above the first option, and focusing that option may scroll only to the option.
    element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  })

  return { questions, snapshot, element }
}

/** Returns the options of the first question that are checked in the DOM. */
function chosenOptions(name: string): readonly string[] {
  const inputs = document.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked`)
  return [...inputs].map(({ value }) => value)
}

/** Presses the options whose state differs from a choice. */
function restoreChoice(questions: Questions['questions'], choice: readonly string[]) {
  const current = questions.getSnapshot().context.choice
  for (const option of new Set([...current, ...choice]))
    if (current.includes(option) !== choice.includes(option))
      questions.send({ type: 'option.press', option })
}

type Address = Pick<Location, 'pathname' | 'search'>

function hrefOf(name: string, { pathname, search }: Address, answers: readonly string[]) {
  const query = new URLSearchParams(search)
  query.delete(name)
  if (answers.length > 0) query.append(name, answers.join('.'))
  const asked = String(query)
  return `${pathname}${asked && `?${asked}`}#${name}`
}

/** Returns the answers of a query string. Without script, the form sends each chosen option separately. */
export function answersIn(name: string, search: string): readonly string[] {
  const given = answerOf(valuesIn(name, search))
  return given === '' ? [] : given.split('.')
}

function valuesIn(name: string, search: string): readonly string[] {
  return new URLSearchParams(search).getAll(name)
}

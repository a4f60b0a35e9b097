/** Locates a control by role and name or by label, as a user does, or by a CSS selector. */
export type Target =
  | { readonly role: 'button' | 'link'; readonly name: string }
  | { readonly label: string }
  | { readonly css: string }

/** User actions on a page, and control over its environment: time, history and message provider. */
export type UserDriver = {
  /** Opens the first of the pages that a walk can visit, without data of earlier walks. */
  open(pages: readonly string[]): Promise<void>
  /** Lets pending work finish and freezes time. Afterwards, time passes only in `wait`. */
  stopTime(): Promise<void>
  close(): Promise<void>
  /** Waits until the control exists. Rejects if it does not appear. */
  waitFor(target: Target): Promise<void>
  /** Clicks a control with the pointer. Resolves to false if it is absent, hidden or accepts no input. */
  click(target: Target): Promise<boolean>
  /** Activates a control like a screen reader, without moving pointer or focus. Resolves as `click` does. */
  activate(target: Target): Promise<boolean>
  /** Fills a field or selects an option. Resolves to false if this is impossible or changes nothing. */
  write(target: Target, text: string): Promise<boolean>
  /** Focuses a control. Resolves to false if it is absent, hidden or accepts no input. */
  focus(target: Target): Promise<boolean>
  /** Presses a key on the focused element. */
  type(key: string): Promise<void>
  /** Points at a control, or at none (null). Resolves to false if the pointer does not move. */
  hover(target: Target | null): Promise<boolean>
  /** Lets `ms` milliseconds pass. Call `stopTime` before. */
  wait(ms: number): Promise<void>
  /** Moves by `delta` entries in the session history of the tab. A negative number goes back. */
  traverseHistory(delta: number): Promise<void>
  /** Evaluates a function in the page. The function may only use its argument and the page's globals. */
  read<Result>(look: (argument: string) => Result, argument?: string): Promise<Result>
  /** Evaluates a function in the page, as `read` does, then waits until the page is idle. */
  trigger(cause: (argument: string) => void, argument?: string): Promise<void>
  /** Resolves to the messages sent to the message provider, oldest first. */
  messages(): Promise<readonly unknown[]>
  /** Ends the latest pending message. Resolves to false if there is none or the outcome is impossible. */
  answer(outcome: string): Promise<boolean>
  /** Resolves to the ids of the transitions taken since the last call, each prefixed with `<machine>: `. */
  takeTransitions(): Promise<readonly string[]>
}

/** Locates a control as a user would: by role and name, by label, or else by a CSS selector. */
export type Target =
  | { readonly role: 'button' | 'link'; readonly name: string }
  | { readonly label: string }
  | { readonly css: string }

/** User actions on a page, plus control over its environment: time, history, message provider. */
export type UserDriver = {
  /** Opens the first page in a fresh browser context, with the code of all pages loaded. */
  open(pages: readonly string[]): Promise<void>
  /** Freezes time, which then passes only in `wait`, after pending work has finished. */
  stopTime(): Promise<void>
  close(): Promise<void>
  /** Waits until the control exists. Throws on a timeout. */
  waitFor(target: Target): Promise<void>
  /** Moves the pointer to the control and clicks. False if it is absent or disabled. */
  click(target: Target): Promise<boolean>
  /** Activates a control like a screen reader, without moving the pointer or the focus. */
  activate(target: Target): Promise<boolean>
  /** Fills a field or selects an option. False if absent, read-only or already set to that value. */
  write(target: Target, text: string): Promise<boolean>
  /** Focuses a control. False if it is absent. */
  focus(target: Target): Promise<boolean>
  /** Presses a key on the focused element. */
  type(key: string): Promise<void>
  /** Moves the pointer onto a control, or away from all of them. False if it is already there. */
  hover(target: Target | null): Promise<boolean>
  /** Lets `ms` milliseconds pass after `stopTime`. */
  wait(ms: number): Promise<void>
  /** Navigates in the session history of the tab. */
  traverseHistory(delta: number): Promise<void>
  /** Evaluates a function in the page. It may only use its argument and the page's globals. */
  read<Result>(look: (argument: string) => Result, argument?: string): Promise<Result>
  /** Evaluates such a function and waits until the page is idle. */
  trigger(cause: (argument: string) => void, argument?: string): Promise<void>
  /** Returns the messages sent to the provider, oldest first. */
  messages(): Promise<readonly unknown[]>
  /** Answers the last pending message. False without one, or if it cannot end like that. */
  answer(outcome: string): Promise<boolean>
  /** Returns the transition ids since the last call, each prefixed with `<machine>: `. */
  takeTransitions(): Promise<readonly string[]>
}

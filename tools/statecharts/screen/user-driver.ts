/** A control, as a visitor finds it: by its role and name, its label, or else by a CSS selector. */
export type Target =
  | { readonly role: 'button' | 'link'; readonly name: string }
  | { readonly label: string }
  | { readonly css: string }

/** What a visitor can do on a page, and what stands around it: time, history, the provider. */
export type UserDriver = {
  /** Brings up a fresh site on the first of these addresses, with the code of all at hand. */
  open(pages: readonly string[]): Promise<void>
  /** From now on time passes in `wait` alone; whatever was to happen by itself has happened. */
  stopTime(): Promise<void>
  close(): Promise<void>
  /** Waits until the control is there; throws when it does not come. */
  meet(target: Target): Promise<void>
  /** Moves the pointer there and clicks. False when the control is absent or disabled. */
  press(target: Target): Promise<boolean>
  /** Activates a control as a screen reader does, the pointer and the focus staying where they are. */
  activate(target: Target): Promise<boolean>
  /** Writes in a field, or chooses in a list. False when it is absent, locked, or holds that already. */
  write(target: Target, text: string): Promise<boolean>
  /** Gives the focus. False when the control is absent. */
  focus(target: Target): Promise<boolean>
  /** Presses a key where the focus is. */
  type(key: string): Promise<void>
  /** Moves the pointer onto a control, or off everything. False when it is there already. */
  point(target: Target | null): Promise<boolean>
  /** Lets `ms` milliseconds pass, once the time is stopped. */
  wait(ms: number): Promise<void>
  /** Goes back or forward in the history of the tab. */
  travel(delta: number): Promise<void>
  /** Runs a function in the page. It must use nothing but its argument and the page's globals. */
  read<Result>(look: (argument: string) => Result, argument?: string): Promise<Result>
  /** Runs such a function, and lets all that follows from it come to rest. */
  happen(cause: (argument: string) => void, argument?: string): Promise<void>
  /** The messages that have left for the provider, oldest first. */
  messages(): Promise<readonly unknown[]>
  /** Ends the last message on its way. False when there is none, or nobody can end it so. */
  answer(outcome: string): Promise<boolean>
  /** Ids of the transitions taken in the page since this was last asked, `<machine>: ` before each. */
  takeTransitions(): Promise<readonly string[]>
}

/** What was given makes no sense; its message is a sentence that says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

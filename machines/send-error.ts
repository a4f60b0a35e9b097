/** Why a message could not be confirmed. */

/** `timeout`, `network`, `server` and `unexpected` may hide a message that was delivered. */
export type SendFailure =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'rejected'
  | 'tooLarge'
  | 'tooMany'
  | 'server'
  | 'unexpected'
  | 'unconfigured'

export class SendError extends Error {
  readonly reason: SendFailure
  constructor(reason: SendFailure, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.name = 'SendError'
    this.reason = reason
  }
}

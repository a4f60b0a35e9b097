/**
 * The reason why the delivery of a message was not confirmed. After `timeout` and `network`, the message
 * may still have been delivered (see `mayHaveArrived`).
 */
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

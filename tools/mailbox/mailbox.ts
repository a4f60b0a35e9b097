/** A development server that speaks EmailJS's wire protocol, keeps each message and shows it. */
export { faultPresets } from './fault-presets.ts'
export { type Fault } from './faults.ts'
export { hostileTexts, withoutBreaks, withPlainBreaks } from './hostile-texts.ts'
export { mailboxIdentifiers } from './protocol.ts'
export { type MailboxConfig } from './fields.ts'
export { type Message } from './messages.ts'
export { type Mailbox, startMailbox } from './server.ts'

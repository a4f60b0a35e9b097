import MailComposer from 'nodemailer/lib/mail-composer'
import { labelOf, oneLine, type Fields, type MailboxConfig } from './fields.ts'

const isAddress = (value: string) =>
  /^[^\s@<>()",;:\\[\]\p{Cc}]+@[^\s@<>()",;:\\[\]\p{Cc}]+$/u.test(value)

function bodyOf({ message = '', ...rest }: Fields, config: MailboxConfig): string {
  const list = Object.entries(rest).map(
    ([field, value]) => `${labelOf(config, field)} : ${oneLine(value)}`,
  )
  return `${list.join('\n')}\n\n${message}`
}

/**
 * The message as an RFC 5322 file that any mail client opens, from the visitor to the
 * recipient. The text is base64 so that each of its bytes survives; headers hold one
 * line each, and a sender whose address is not one is shown as `visiteur@invalid`.
 */
export async function composeMail(
  mail: { readonly id: string; readonly receivedAt: string; readonly fields: Fields },
  config: MailboxConfig,
): Promise<Buffer> {
  const { name = '', email = '', subject = '' } = mail.fields
  const address = isAddress(email) ? email : 'visiteur@invalid'
  const visitor = { name: oneLine(name), address }
  const composer = new MailComposer({
    from: visitor,
    replyTo: visitor,
    to: config.recipient,
    subject: oneLine(subject) || 'Message du site',
    date: new Date(mail.receivedAt),
    messageId: `<${mail.id}@mailbox.localhost>`,
    text: { content: bodyOf(mail.fields, config), contentTransferEncoding: 'base64' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

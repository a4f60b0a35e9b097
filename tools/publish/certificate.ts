import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  /** PEM. */
  readonly key: string
  /** PEM. */
  readonly cert: string
  /** Base64 of the public key's SHA-256, by which Chromium can be told to trust it. */
  readonly fingerprint: string
}

/** A fresh self-signed certificate for `localhost`, valid for a day. */
export function selfSigned(now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const day = 24 * 3_600_000
  const name = sequence(
    element(0x31, sequence(commonName, element(0x0c, Buffer.from('localhost')))),
  )
  const body = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(now.getTime() - day), time(now.getTime() + day)),
    name,
    publicBytes,
    element(0xa3, sequence(alternativeNames('localhost'))),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(
    body,
    ecdsaWithSha256,
    element(0x03, Buffer.from([0]), signature),
  )
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicBytes).digest('base64'),
  }
}

/** One DER element: its tag, its length, its content. */
function element(tag: number, ...content: readonly Buffer[]) {
  const bytes = Buffer.concat(content)
  const { length } = bytes
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length]
  return Buffer.concat([Buffer.from([tag, ...size]), bytes])
}

function sequence(...content: readonly Buffer[]) {
  return element(0x30, ...content)
}

function identifier(hexadecimal: string) {
  return element(0x06, Buffer.from(hexadecimal, 'hex'))
}

function time(ms: number) {
  const digits = new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return element(0x17, Buffer.from(digits.slice(2)))
}

function alternativeNames(name: string) {
  const names = sequence(element(0x82, Buffer.from(name)))
  return sequence(identifier('551d11'), element(0x04, names))
}

const commonName = identifier('550403')
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))

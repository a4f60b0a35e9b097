import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 ' +
  '-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout -'

export type Certificate = ReturnType<typeof selfSigned>

/**
 * A fresh self-signed certificate for `localhost`, valid for a day, in PEM; needs `openssl`. By its
 * fingerprint, base64 of the public key's SHA-256, Chromium can be told to trust it.
 */
export function selfSigned() {
  const text = execFileSync('openssl', request.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [key = '', cert = ''] = text.toString().match(/-----BEGIN[^]*?-----END.*\n/g) ?? []
  const { publicKey } = new X509Certificate(cert)
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(bytes).digest('base64') }
}

import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

const opensslArguments =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 ' +
  '-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout -'

export type Certificate = ReturnType<typeof createCertificate>

/**
 * A fresh self-signed certificate for `localhost`, valid for a day, in PEM; needs `openssl`. By its
 * fingerprint, base64 of the public key's SHA-256, Chromium can be told to trust it.
 */
export function createCertificate() {
  const pem = execFileSync('openssl', opensslArguments.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [key = '', cert = ''] = pem.toString().match(/-----BEGIN[^]*?-----END.*\n/g) ?? []
  const { publicKey } = new X509Certificate(cert)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') }
}

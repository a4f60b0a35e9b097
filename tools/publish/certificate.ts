import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'

const opensslOptions = {
  '-newkey': 'ec',
  '-pkeyopt': 'ec_paramgen_curve:P-256',
  '-days': '1',
  '-subj': '/CN=localhost',
  '-addext': 'subjectAltName=DNS:localhost',
  '-keyout': '-',
}

export type Certificate = ReturnType<typeof createCertificate>

/**
 * Creates a self-signed PEM certificate for `localhost`, valid for one day, with the program `openssl`.
 * Chromium accepts it if a command-line option contains its fingerprint (base64 SHA-256 of the public key).
 */
export function createCertificate() {
  const parameters = ['req', '-x509', '-nodes', ...Object.entries(opensslOptions).flat()]
  const pem = execFileSync('openssl', parameters, {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [key = '', cert = ''] = pem.toString().match(/-----BEGIN[^]*?-----END.*\n/g) ?? []
  const { publicKey } = new X509Certificate(cert)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') }
}

import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { organisation } from '#src/content/organisation.ts'
import { individualPaths } from '#tests/specified-routes.ts'
import { everyPath, folder, pageAt, textOf } from './built-site.ts'

const linksOf = (address: string, part: string) =>
  [...pageAt(address).document.querySelectorAll(`${part} a`)].map((link) => ({
    name: textOf(link),
    href: link.getAttribute('href') ?? '',
  }))

test.each(everyPath)(
  'the foot of %s names the services, the state of accessibility and the certificate',
  (address) => {
    const links = linksOf(address, 'footer')
    expect(links).toEqual(
      expect.arrayContaining([
        { name: 'WhatsApp (nouvel onglet)', href: organisation.messaging.href },
        { name: 'LinkedIn (nouvel onglet)', href: organisation.socialNetwork.href },
        {
          name: 'Accessibilité\u00a0: partiellement conforme',
          href: '/politique-de-confidentialite#accessibilite',
        },
      ]),
    )
    const certificate = links.find(({ name }) => name.startsWith('Voir le certificat'))
    const file = certificate?.href ?? ''
    const kilobytes = Math.round(statSync(path.join(folder, file)).size / 1000)
    const kind = path.extname(file).slice(1).toUpperCase()
    expect(certificate?.name).toBe(`Voir le certificat ${kind}, ${kilobytes}\u00a0Ko`)
  },
)

test.runIf(organisation.sample)(
  'the foot of every page of a sample says what it is',
  () => {
    const silent = everyPath.filter(
      (address) =>
        !textOf(pageAt(address).document.querySelector('footer')).includes(
          'Organisme fictif, données d’exemple',
        ),
    )
    expect(silent).toEqual([])
  },
)

test('an individual who asks for the certificate stays in his space', () => {
  const links = individualPaths.flatMap((address) => linksOf(address, 'main'))
  const certificates = links.filter(({ name }) => /certificat\b/.test(name))
  expect(certificates.length).toBeGreaterThan(0)
  expect(certificates.filter(({ href }) => !/\.\w+$/.test(href))).toEqual([])
  expect(links.filter(({ href }) => href.startsWith('/qui-sommes-nous'))).toEqual([])
})

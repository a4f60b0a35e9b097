import { expect, test } from 'vitest'
import { organisation } from '#src/content/organisation.ts'
import { individualPaths } from '#tests/specified-routes.ts'
import { everyPath, pageAt, textOf } from './built-site.ts'

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
    expect(certificate).toEqual({
      name: 'Voir le certificat (PDF)',
      href: organisation.certification.file?.href,
    })
  },
)

test('the menu, the header and the foot of every page have the number to call', () => {
  const { href, display } = organisation.phone
  for (const address of everyPath) {
    const of = (part: string) => linksOf(address, part).filter((link) => link.href === href)
    expect(of('footer'), address).toEqual([{ name: display, href }])
    expect(of('header [popover]'), address).toEqual([{ name: display, href }])
  }
  expect(linksOf('/entreprise', 'header > div > div >').map((link) => link.href)).toContain(
    href,
  )
})

test('the menu of a page of both spaces names the space of its pages, then leads to the other', () => {
  for (const address of ['/', '/404']) {
    const { document } = pageAt(address)
    const groups = [...document.querySelectorAll('header [popover] nav > ul > li')].map(
      (group) => ({
        title: textOf(group.querySelector('p, a')),
        first: group.querySelector('a')?.getAttribute('href'),
      }),
    )
    expect(groups).toEqual([
      { title: 'Espace Entreprise', first: '/entreprise' },
      { title: 'Espace Particulier', first: '/particulier' },
    ])
    const tag = document.querySelector('header nav[aria-label]')?.previousElementSibling
    expect(textOf(tag ?? null)).toBe('Espace Entreprise')
  }
})

test('an individual who asks for the certificate stays in his space', () => {
  const links = individualPaths.flatMap((address) => linksOf(address, 'main'))
  const certificates = links.filter(({ name }) => /certificat\b/.test(name))
  expect(certificates.length).toBeGreaterThan(0)
  expect(certificates.filter(({ href }) => !/\.\w+$/.test(href))).toEqual([])
  expect(links.filter(({ href }) => href.startsWith('/qui-sommes-nous'))).toEqual([])
})

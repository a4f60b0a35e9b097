import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkLicences, licencesFile } from '#tools/publish/publish.ts'
import { hrefsOn, readPublishedFile } from './built-site.ts'

const heading = /^-{72}\n(\S.*?) \((.+)\)\n-{72}$/m
const [, ...pieces] = readPublishedFile(licencesFile).split(heading)
const licencedParts = pieces.flatMap((name, index) =>
  index % 3 === 0
    ? [{ name, licence: pieces[index + 1] ?? '', text: pieces[index + 2] ?? '' }]
    : [],
)

test('the published licences cover every dependency of the site @asvs-licences', () => {
  const text = readFileSync('package.json', 'utf8')
  const { dependencies }: { dependencies: object } = JSON.parse(text)
  // react-router-dom only re-exports react-router, whose licence is listed.
  const expected = Object.entries(dependencies).map(([name, version]) =>
    `${name} ${version}`.replace('react-router-dom', 'react-router'),
  )
  expect(licencedParts.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
})

test('each published licence is complete', () => {
  const isComplete = (text: string) =>
    /^copyright (?:\(c\)|\d)/im.test(text) && text.length >= 500
  expect(licencedParts.filter(({ text }) => !isComplete(text))).toEqual([])
})

test('the font and the icons are listed with their licences', () => {
  const text = expect.stringContaining('SIL OPEN FONT LICENSE Version 1.1')
  expect(licencedParts).toContainEqual({
    name: 'Radio Canada Big',
    licence: 'OFL-1.1',
    text,
  })
  expect(licencedParts).toContainEqual(
    expect.objectContaining({ name: 'Lucide', licence: 'ISC' }),
  )
})

test('the legal notice links to the licences', () => {
  expect(hrefsOn('/politique-de-confidentialite', 'main a')).toContain(`/${licencesFile}`)
})

test('a package without an accepted licence or without a licence text is reported', () => {
  const sound = { name: 'sound', identifier: 'MIT', text: 'Copyright 2026' }
  const viral = { ...sound, name: 'viral', identifier: 'GPL-3.0-only' }
  const unlicensed = { name: 'unlicensed', text: 'All rights reserved' }
  const silent = { ...sound, name: 'silent', text: '\n' }
  expect(checkLicences([sound, viral, unlicensed, silent])).toEqual([
    'viral is under GPL-3.0-only, which tools/publish/licences.ts does not accept.',
    'unlicensed is under no licence, which tools/publish/licences.ts does not accept.',
    'silent comes without the text of its licence.',
  ])
})
